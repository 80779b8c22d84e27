import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type readTipRules, tipRules } from "../contract/tips.ts";
import { tipRulesQuery, useSetTipRules } from "./tips-api.ts";

const rulesSchema = tipRules.extend({ rate: orBlank(tipRules.shape.rate), version: editVersion });

type Rules = ResponseOf<typeof readTipRules>;

/** Sets whether a tip is suggested where guests pay, and which. */
export function TipRulesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const rules = useQuery({ ...tipRulesQuery, staleTime: 0 });
  if (rules.data && rules.isFetchedAfterMount) return <RulesForm rules={rules.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("tips.rules.title")} onClose={onClose}>
      {rules.isError ? (
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

function RulesForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const t = useT();
  const setting = useSetTipRules();
  return (
    <FormDialog
      title={t("tips.rules.title")}
      submitLabel={t("tips.rules.save")}
      schema={rulesSchema}
      initialValues={valuesOf(rules)}
      meanwhile={{
        reload: useReload(tipRulesQuery, valuesOf),
        fields: {
          is_suggested: t("tips.rules.suggested"),
          rate: { label: t("tips.rules.rate"), text: (rate) => t("common.percent", { percent: rate }) },
        },
      }}
      words={(field) => (field === "rate" ? "tips.rules.rate_error" : undefined)}
      save={(body) => setting.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CheckField
            label={t("tips.rules.suggested")}
            description={t("tips.rules.hint")}
            checked={form.getValues().is_suggested}
            onChange={(checked) => form.setFieldValue("is_suggested", checked)}
          />
          {form.getValues().is_suggested ? (
            <PercentField label={t("tips.rules.rate")} {...form.getInputProps("rate")} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = (rules: Rules) => ({ ...rules, rate: percentFromBasisPoints(rules.rate) });
