import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import { type Cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import type { PaymentDraft } from "../payment-draft.ts";
import type { BillView } from "../read-bill.ts";
import classes from "./tip-field.module.css";

/** The tip rises by single cents (operations §5, step 0.01). */
const STEP_CENTS = 1;

export interface TipFieldProps {
  currency: string;
  draft: PaymentDraft;
  /** What the tip is a share of. */
  total: Cents;
  suggestion: BillView["tip_suggestion"];
  onChange: (changes: Partial<Pick<PaymentDraft, "tip" | "hasTip">>) => void;
  error: string | null;
}

/** A tip when the guest gives one: voluntary, offered with one tap where the house suggests one, never filled in beforehand. */
export function TipField({ currency, draft, total, suggestion, onChange, error }: TipFieldProps) {
  const t = useT();
  const suggested = suggestTip(total, suggestion?.rate ?? null);
  return (
    <div className={classes.tip} data-invalid={error ? true : undefined}>
      <div className={classes.head}>
        <CheckField
          label={t("payments.add_tip")}
          description={t("payments.tip_voluntary")}
          checked={draft.hasTip}
          onChange={(hasTip) => onChange({ hasTip })}
        />
        {suggestion && suggested !== null && !(draft.hasTip && draft.tip === suggested) ? (
          <Button variant="default" onClick={() => onChange({ hasTip: true, tip: suggested })}>
            {t("payments.tip_suggested", {
              rate: percentFromBasisPoints(suggestion.rate),
              amount: formatAmount(suggested, currency),
            })}
          </Button>
        ) : null}
      </div>
      {draft.hasTip ? (
        <AmountField
          autoFocus
          label={t("payments.tip_amount")}
          currency={currency}
          stepCents={STEP_CENTS}
          amount={draft.tip}
          onChange={(tip) => onChange({ tip })}
          error={error}
        />
      ) : null}
    </div>
  );
}
