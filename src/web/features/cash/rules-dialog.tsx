import { useId, useState } from "react";
import { LATEST_CUTOFF_HOUR } from "../../../contract/cash.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { AmountField } from "./amount-field.tsx";
import classes from "./cash.module.css";
import { useSetRules } from "./cash-api.ts";

type Rules = Parameters<ReturnType<typeof useSetRules>["mutateAsync"]>[0];

const cutoffHours = Array.from({ length: LATEST_CUTOFF_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

export interface RulesDialogProps {
  rules: Rules;
  currency: string;
  onClose: () => void;
}

/** What the restaurant decides about its cash and its business day. */
export function RulesDialog({ rules, currency, onClose }: RulesDialogProps) {
  const t = useT();
  const formId = useId();
  const setting = useSetRules();
  const [limit, setLimit] = useState<Rules["difference_limit"] | null>(rules.difference_limit);
  const [isRequired, setRequired] = useState(rules.is_session_required);
  const [cutoff, setCutoff] = useState(rules.day_cutoff_hour);
  const save = async () => {
    if (limit === null) return;
    const body = { difference_limit: limit, is_session_required: isRequired, day_cutoff_hour: cutoff };
    toastSuccess((await setting.mutateAsync(body)).message);
    onClose();
  };
  return (
    <AppDialog
      opened
      size="small"
      title={t("cash.set_up.rules")}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth busy={setting.isPending}>
          {t("cash.set_up.save")}
        </SubmitButton>
      }
    >
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The failure is shown below and stays until the next attempt.
          save().catch(() => undefined);
        }}
      >
        <AmountField
          label={t("cash.set_up.limit")}
          description={t("cash.set_up.limit_hint")}
          currency={currency}
          amount={limit}
          onChange={setLimit}
          error={limit === null ? t("validation.required") : null}
        />
        <CheckField
          label={t("cash.set_up.required")}
          description={t("cash.set_up.required_hint")}
          checked={isRequired}
          onChange={setRequired}
        />
        <SelectField
          label={t("cash.set_up.cutoff")}
          description={t("cash.set_up.cutoff_hint")}
          options={cutoffHours}
          value={String(cutoff)}
          onChange={(hour) => setCutoff(Number(hour ?? cutoff))}
        />
        <FormFailure message={setting.isError ? errorText(setting.error) : null} />
      </form>
    </AppDialog>
  );
}
