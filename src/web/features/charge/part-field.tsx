import type { Order } from "../../../contract/orders.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import { MoneyInput } from "../../../ui/forms/money-input.tsx";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { symbolOf } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { type PartDraft, type PartKind, type PartReview, partKinds } from "./part-draft.ts";
import classes from "./part-field.module.css";
import { PartLines } from "./part-lines.tsx";
import type { BillView } from "./read-bill.ts";
import { useMoneyRefusals } from "./use-money-refusals.ts";

const MOST_PARTS = 50;

export interface PartFieldProps {
  currency: string;
  orders: readonly Order[];
  bill: BillView;
  draft: PartDraft;
  review: PartReview;
  amount: (cents: Cents) => string;
  onChange: (part: Partial<PartDraft>) => void;
}

/** Which part of the account is charged now: all that is left, or what one guest pays. */
export function PartField(props: PartFieldProps) {
  const { bill, draft, review, amount, onChange } = props;
  const t = useT();
  const seats = seatsOf(bill);
  const kinds = partKinds.filter((kind) => kind !== "seat" || seats.length > 0);
  return (
    <div className={classes.part}>
      <SegmentedFilter<PartKind>
        label={t("charge.part.label")}
        value={draft.kind}
        onChange={(kind) => onChange({ kind, ...(kind === "seat" ? { seat: seats[0] ?? null } : {}) })}
        options={kinds.map((kind) => ({ value: kind, label: t(`charge.part.kind.${kind}`) }))}
      />
      <PartChoice {...props} seats={seats} />
      {draft.kind === "whole" ? null : (
        <output className={classes.amount} data-tone={review.amount === null ? "amber" : "brand"}>
          <span>{review.refusal === null ? t("charge.part.this") : t(`charge.part.${review.refusal}`)}</span>
          <span>{review.amount === null ? "" : amount(review.amount)}</span>
        </output>
      )}
    </div>
  );
}

function PartChoice({
  currency,
  orders,
  bill,
  draft,
  amount,
  onChange,
  seats,
}: PartFieldProps & { seats: number[] }) {
  const t = useT();
  const refusals = useMoneyRefusals();
  switch (draft.kind) {
    case "whole":
      return null;
    case "share":
      return (
        <div className={classes.shares}>
          <span>{t("charge.part.parts")}</span>
          <QuantityInput
            label={t("charge.part.parts")}
            value={draft.parts}
            min={1}
            max={MOST_PARTS}
            onChange={(parts) => onChange({ parts })}
          />
        </div>
      );
    case "amount":
      return (
        <MoneyInput
          label={t("charge.part.amount")}
          symbol={symbolOf(currency)}
          refusals={refusals}
          cents={draft.amount}
          onChange={(typed) => onChange({ amount: typed === null ? null : cents(typed) })}
        />
      );
    case "seat":
      return (
        <SegmentedFilter<string>
          label={t("charge.part.kind.seat")}
          value={String(draft.seat ?? "")}
          onChange={(seat) => onChange({ seat: Number(seat) })}
          options={seats.map((seat) => ({ value: String(seat), label: t("charge.part.seat", { seat }) }))}
        />
      );
    case "lines":
      return (
        <PartLines
          orders={orders}
          bill={bill}
          portions={draft.portions}
          amount={amount}
          onChange={(portions) => onChange({ portions })}
        />
      );
  }
}

/** Seats that still have something to pay. */
function seatsOf({ lines }: BillView): number[] {
  const seats = lines.flatMap((line) =>
    line.seat === null || line.portion_left.numerator === 0 ? [] : [line.seat],
  );
  return [...new Set(seats)].toSorted((a, b) => a - b);
}
