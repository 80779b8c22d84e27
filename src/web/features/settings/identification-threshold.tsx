import { useState } from "react";
import type { Cents } from "../../../domain/money/cents.ts";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AmountField, type TypedAmount } from "../../platform/forms/amount-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { useSetChargingRules } from "./charging-api.ts";
import classes from "./identification-threshold.module.css";

export interface IdentificationThresholdProps {
  saved: Cents;
  currency: string;
}

/** The total from which on a consumer invoice names its buyer. */
export function IdentificationThreshold({ saved, currency }: IdentificationThresholdProps) {
  const t = useT();
  const [amount, setAmount] = useState<TypedAmount>(saved);
  const setting = useSetChargingRules();
  const isAmount = typeof amount === "number" && amount > 0;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAmount) setting.mutate({ identification_threshold: amount });
      }}
    >
      <AmountField
        label={t("settings.charging.threshold")}
        currency={currency}
        amount={amount}
        onChange={setAmount}
        error={isAmount || amount === "unreadable" ? null : t("validation.fixed_amount_invalid")}
      />
      <SubmitButton busy={setting.isPending} disabled={!isAmount || amount === saved}>
        {t("settings.charging.threshold_save")}
      </SubmitButton>
    </form>
  );
}
