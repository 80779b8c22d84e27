import { type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Tone } from "#ui/theme/tone.ts";
import classes from "./pay-figures.module.css";
import type { PaymentReview } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures } from "./read-summary.ts";
import type { PayFormState } from "./use-pay-form.ts";

export interface PayFiguresProps {
  figures: PaymentFigures;
  bill: BillView;
  /** What is charged now, what the buyer keeps back of it, and how it is paid. */
  state: Pick<PayFormState, "partReview" | "withheld" | "review">;
  amount: (cents: Cents) => string;
}

/** The account, what is left of it, what is charged now, and the change: always in sight, above the button. */
export function PayFigures({ figures, bill, state, amount }: PayFiguresProps) {
  const t = useT();
  const { review } = state;
  const part = state.partReview.amount;
  const withheld = state.withheld.amount;
  const settled = settledOf(review);
  return (
    <div className={classes.figures}>
      <Figure label={t("payments.account")} value={amount(figures.total)} />
      <Figure label={t("payments.left")} value={amount(bill.balance)} />
      <Figure label={t("payments.part.this")} value={part === null ? "–" : amount(part)} tone="brand" />
      {withheld > 0 ? <Figure label={t("payments.withheld")} value={amount(cents(-withheld))} /> : null}
      {review.tip > 0 ? <Figure label={t("payments.tip")} value={amount(review.tip)} /> : null}
      {settled?.kind === "over" || settled?.kind === "tip" ? (
        <output className={classes.over} data-tone="red">
          {t(`payments.settled.${settled.kind}`, { amount: amount(settled.amount) })}
        </output>
      ) : settled ? (
        <Figure
          label={t(`payments.settled.${settled.kind}`)}
          value={amount(settled.amount)}
          tone={settled.kind === "change" ? "green" : "red"}
        />
      ) : null}
    </div>
  );
}

function Figure({ label, value, tone }: { label: string; value: string; tone?: Tone }) {
  return (
    <output className={classes.figure} data-tone={tone}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
    </output>
  );
}

interface Settled {
  readonly kind: "change" | "short" | "over" | "too_much" | "tip";
  readonly amount: Cents;
}

/** What is handed back, missing or too much, once somebody wrote what is given. */
function settledOf({ settling, received, change, due }: PaymentReview): Settled | null {
  if (settling !== null)
    return settling.ok
      ? { kind: "change", amount: settling.change }
      : { kind: settling.reason, amount: settling.difference };
  if (received === null) return null;
  if (change !== null) return { kind: "change", amount: change };
  return received < due
    ? { kind: "short", amount: subtractCents(due, received) }
    : { kind: "too_much", amount: subtractCents(received, due) };
}
