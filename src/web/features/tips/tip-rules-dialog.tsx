import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { TipRules } from "../../../contract/tips.ts";
import { basisPoints, percentFromBasisPoints } from "../../../domain/money/cents.ts";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./tips.module.css";
import { tipRulesQuery, useSetTipRules } from "./tips-api.ts";

/** Whether a tip is suggested where guests pay, and which. */
export function TipRulesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const rules = useQuery({ ...tipRulesQuery, staleTime: 0 });
  const [busy, setBusy] = useState(false);
  const isReady = rules.data !== undefined && !rules.isFetching;
  return (
    <AppDialog
      opened
      size="small"
      title={t("tips.rules.title")}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth disabled={!isReady} busy={busy}>
          {t("tips.rules.save")}
        </SubmitButton>
      }
    >
      {isReady ? (
        <RulesForm id={formId} rules={rules.data} onBusy={setBusy} onDone={onClose} />
      ) : rules.isError ? (
        <FailureState
          reason={errorText(rules.error)}
          onRetry={() => void rules.refetch()}
          busy={rules.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={2} />
      )}
    </AppDialog>
  );
}

interface RulesFormProps {
  id: string;
  rules: TipRules;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function RulesForm({ id, rules, onBusy, onDone }: RulesFormProps) {
  const t = useT();
  const setting = useSetTipRules();
  const [isSuggested, setSuggested] = useState(rules.is_suggested);
  const [typed, setTyped] = useState(String(percentFromBasisPoints(rules.rate)));
  const rate = rateOf(typed);
  const save = async () => {
    if (rate === null || setting.isPending) return;
    onBusy(true);
    try {
      toastSuccess((await setting.mutateAsync({ is_suggested: isSuggested, rate })).message);
      onDone();
    } finally {
      onBusy(false);
    }
  };
  return (
    <form
      id={id}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The failure is shown below and stays until the next attempt.
        save().catch(() => undefined);
      }}
    >
      <CheckField
        label={t("tips.rules.suggested")}
        description={t("tips.rules.hint")}
        checked={isSuggested}
        onChange={setSuggested}
      />
      {isSuggested ? (
        <TextField
          label={t("tips.rules.rate")}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={rate === null ? t("tips.rules.rate_error") : null}
        />
      ) : null}
      <FormFailure message={setting.isError ? errorText(setting.error) : null} />
    </form>
  );
}

/** A percentage with at most two decimals as basis points; null for anything else. */
function rateOf(typed: string): TipRules["rate"] | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim())) return null;
  const points = Math.round(Number(typed.trim().replace(",", ".")) * 100);
  return points >= 1 && points <= 10_000 ? basisPoints(points) : null;
}
