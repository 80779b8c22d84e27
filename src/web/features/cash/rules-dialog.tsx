import type { z } from "zod";
import { cashRules, LATEST_CUTOFF_HOUR } from "../../../contract/cash.ts";
import { decimalFromCents } from "../../../domain/money/cents.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { AmountField } from "../../platform/forms/amount-field.tsx";
import { amountProps } from "../../platform/forms/amount-props.ts";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { orBlank } from "../../platform/forms/or-blank.ts";
import { useT } from "../../platform/use-t.ts";
import { useSetRules } from "./cash-api.ts";

const rulesSchema = cashRules.extend({ difference_limit: orBlank(cashRules.shape.difference_limit) });

const cutoffHours = Array.from({ length: LATEST_CUTOFF_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

export interface RulesDialogProps {
  rules: z.output<typeof cashRules>;
  currency: string;
  onClose: () => void;
}

/** What the restaurant decides about its cash and its business day. */
export function RulesDialog({ rules, currency, onClose }: RulesDialogProps) {
  const t = useT();
  const setting = useSetRules();
  return (
    <FormDialog
      title={t("cash.set_up.rules")}
      submitLabel={t("cash.set_up.save")}
      schema={rulesSchema}
      initialValues={{ ...rules, difference_limit: decimalFromCents(rules.difference_limit) }}
      save={(body) => setting.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AmountField
            autoFocus
            label={t("cash.set_up.limit")}
            description={t("cash.set_up.limit_hint")}
            currency={currency}
            {...amountProps(form.getInputProps("difference_limit"))}
          />
          <CheckField
            label={t("cash.set_up.required")}
            description={t("cash.set_up.required_hint")}
            checked={form.getValues().is_session_required}
            onChange={(checked) => form.setFieldValue("is_session_required", checked)}
          />
          <SelectField
            label={t("cash.set_up.cutoff")}
            description={t("cash.set_up.cutoff_hint")}
            options={cutoffHours}
            value={String(form.getValues().day_cutoff_hour)}
            onChange={(hour) => form.setFieldValue("day_cutoff_hour", Number(hour ?? rules.day_cutoff_hour))}
          />
        </>
      )}
    </FormDialog>
  );
}
