import { cents } from "../../../domain/money/cents.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { MoneyInput } from "../../../ui/forms/money-input.tsx";
import { symbolOf } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import type { PaymentDraft } from "./payment-draft.ts";
import classes from "./tip-field.module.css";
import { useMoneyRefusals } from "./use-money-refusals.ts";

/** The tip rises by single cents (operations §5, step 0.01). */
const STEP_CENTS = 1;

export interface TipFieldProps {
  currency: string;
  draft: PaymentDraft;
  onChange: (part: Pick<PaymentDraft, "tip"> | Pick<PaymentDraft, "hasTip">) => void;
  error: string | null;
}

/** A tip when the guest gives one: voluntary, never filled in beforehand. */
export function TipField({ currency, draft, onChange, error }: TipFieldProps) {
  const t = useT();
  const refusals = useMoneyRefusals();
  return (
    <div className={classes.tip} data-invalid={error ? true : undefined}>
      <CheckField
        label={t("charge.add_tip")}
        checked={draft.hasTip}
        onChange={(hasTip) => onChange({ hasTip })}
      />
      {draft.hasTip ? (
        <MoneyInput
          autoFocus
          label={t("charge.tip_amount")}
          symbol={symbolOf(currency)}
          refusals={refusals}
          stepCents={STEP_CENTS}
          cents={draft.tip}
          onChange={(typed) => onChange({ tip: typed === null ? null : cents(typed) })}
          error={error}
        />
      ) : null}
    </div>
  );
}
