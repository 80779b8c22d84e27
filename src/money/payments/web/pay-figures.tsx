import { type Cents, cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Tone } from "#ui/theme/tone.ts";
import classes from "./pay-figures.module.css";
import type { PaymentReview } from "./payment-draft.ts";
import type { BillView, PaymentFigures } from "./read-bill.ts";
import type { PayFormState } from "./use-pay-form.ts";

interface PayFiguresProps {
  figures: PaymentFigures;
  bill: BillView;
  /** The current charge, the withheld amount and the payment. */
  state: Pick<PayFormState, "partReview" | "withheld" | "review">;
  amount: (cents: Cents) => string;
}

/**
 * Shows the sum to take, large and first, then what it is made of and the change, always in sight above the button. Equal
 * figures stand once.
 */
export function PayFigures({ figures, bill, state, amount }: PayFiguresProps) {
  const t = useT();
  const { review } = state;
  const part = state.partReview.amount;
  const withheld = state.withheld.amount;
  const settled = settledOf(review);
  const isPart = part !== bill.balance;
  const isPartAlone = isPart && review.due === (part ?? ZERO_CENTS);
  return (
    <div className={classes.figures}>
      <Figure
        isMain
        label={t(isPartAlone ? "payments.part.this" : "payments.to_charge")}
        value={part === null ? "–" : amount(review.due)}
        tone="brand"
      />
      {figures.total === bill.balance ? null : (
        <Figure label={t("common.account")} value={amount(figures.total)} />
      )}
      {bill.balance === review.due ? null : (
        <Figure label={t("common.left_to_pay")} value={amount(bill.balance)} />
      )}
      {part !== null && isPart && !isPartAlone ? (
        <Figure label={t("payments.part.this")} value={amount(part)} />
      ) : null}
      {withheld > 0 ? <Figure label={t("common.iva_withheld")} value={amount(cents(-withheld))} /> : null}
      {review.tip > 0 ? <Figure label={t("common.tip")} value={amount(review.tip)} /> : null}
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

interface FigureProps {
  label: string;
  value: string;
  tone?: Tone;
  /** The sum to take: readable at arm's length. */
  isMain?: boolean;
}

function Figure({ label, value, tone, isMain }: FigureProps) {
  return (
    <output className={classes.figure} data-tone={tone} data-main={isMain || undefined}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
    </output>
  );
}

interface Settled {
  readonly kind: "change" | "short" | "over" | "too_much" | "tip";
  readonly amount: Cents;
}

/** Returns the change, the missing or the excess amount, once an amount given was typed. */
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
