import { type Cents, cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import classes from "./pay-figures.module.css";
import type { PaymentReview } from "./payment-draft.ts";
import type { BillView, PaymentFigures } from "./read-bill.ts";
import type { PayFormState } from "./use-pay-form.ts";

interface SumToTakeProps {
  figures: PaymentFigures;
  bill: BillView;
  /** The current charge, the withheld amount and the payment. */
  state: Pick<PayFormState, "partReview" | "withheld" | "review">;
  amount: (cents: Cents) => string;
}

/** Shows the sum to take, large and first, and beside it what it is made of. Equal figures stand once. */
export function SumToTake({ figures, bill, state, amount }: SumToTakeProps) {
  const t = useT();
  const { review } = state;
  const part = state.partReview.amount;
  const withheld = state.withheld.amount;
  const isPart = part !== bill.balance;
  const isPartAlone = isPart && review.due === (part ?? ZERO_CENTS);
  const isPaidInParts = figures.total !== bill.balance;
  return (
    <div className={classes.sum}>
      <output className={classes.main} data-part={isPartAlone || undefined}>
        <span className={classes.label}>{t(isPartAlone ? "payments.part.this" : "payments.to_charge")}</span>
        <span className={classes.value}>{part === null ? "–" : amount(review.due)}</span>
      </output>
      <div className={classes.parts}>
        {isPaidInParts ? <Figure label={t("common.account")} value={amount(figures.total)} /> : null}
        {bill.balance === review.due ? null : (
          <Figure
            label={t(isPaidInParts || isPart ? "common.left_to_pay" : "common.account")}
            value={amount(bill.balance)}
          />
        )}
        {part !== null && isPart && !isPartAlone ? (
          <Figure label={t("payments.part.this")} value={amount(part)} />
        ) : null}
        {withheld > 0 ? <Figure label={t("common.iva_withheld")} value={amount(cents(-withheld))} /> : null}
        {review.tip > 0 ? <Figure label={t("common.tip")} value={amount(review.tip)} /> : null}
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <output className={classes.part}>
      <span>{label}</span>
      <span>{value}</span>
    </output>
  );
}

interface SettledFigureProps {
  review: PaymentReview;
  /** Name of the method, while there is nothing to give back and nothing is missing. */
  method: string | null;
  amount: (cents: Cents) => string;
}

/** Shows the change, or what is missing, beside the button; its place is kept while there is none. */
export function SettledFigure({ review, method, amount }: SettledFigureProps) {
  const t = useT();
  const settled = settledOf(review);
  if (settled === null)
    return (
      <div className={classes.settled} data-quiet>
        {method}
      </div>
    );
  if (settled.kind === "over" || settled.kind === "tip")
    return (
      <output className={classes.settled} data-tone="red" data-quiet>
        {t(`payments.settled.${settled.kind}`, { amount: amount(settled.amount) })}
      </output>
    );
  return (
    <output className={classes.settled} data-tone={settled.kind === "change" ? "green" : "red"}>
      <span className={classes.label}>{t(`payments.settled.${settled.kind}`)}</span>
      <span className={classes.value}>{amount(settled.amount)}</span>
    </output>
  );
}

interface Settled {
  readonly kind: "change" | "short" | "over" | "too_much" | "tip";
  readonly amount: Cents;
}

/** Returns the change, the missing or the excess amount, once an amount given was typed; null when there is none. */
function settledOf({ settling, received, change, due }: PaymentReview): Settled | null {
  if (settling?.ok === false) return { kind: settling.reason, amount: settling.difference };
  if (change === 0) return null;
  if (settling !== null) return { kind: "change", amount: settling.change };
  if (received === null) return null;
  if (change !== null) return { kind: "change", amount: change };
  return received < due
    ? { kind: "short", amount: subtractCents(due, received) }
    : { kind: "too_much", amount: subtractCents(received, due) };
}
