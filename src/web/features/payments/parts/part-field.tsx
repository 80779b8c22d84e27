import type { Order } from "../../../../contract/orders.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import { hasSharedLeft, seatsToPay } from "../../../../domain/payments/seat-portions.ts";
import { unreachable } from "../../../../domain/unreachable.ts";
import { CheckField } from "../../../../ui/forms/check-field.tsx";
import { QuantityInput } from "../../../../ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "../../../../ui/forms/segmented-filter.tsx";
import { AmountField } from "../../../platform/forms/amount-field.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { BillView } from "../read-bill.ts";
import { type PartDraft, type PartKind, type PartReview, partKinds, seatedLines } from "./part-draft.ts";
import classes from "./part-field.module.css";
import { PartLines } from "./part-lines.tsx";

const MOST_PARTS = 50;

export interface PartFieldProps {
  currency: string;
  orders: readonly Order[];
  bill: BillView;
  draft: PartDraft;
  review: PartReview;
  amount: (cents: Cents) => string;
  onChange: (changes: Partial<PartDraft>) => void;
}

/** Which part of the account is charged now: all that is left, or what one guest pays. */
export function PartField(props: PartFieldProps) {
  const { bill, draft, review, amount, onChange } = props;
  const t = useT();
  const seats = seatsToPay(seatedLines(bill.lines));
  const kinds = partKinds.filter((kind) => kind !== "seat" || seats.length > 0);
  return (
    <div className={classes.part}>
      <SegmentedFilter<PartKind>
        layout="wrap"
        label={t("payments.part.label")}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={kinds.map((kind) => ({ value: kind, label: t(`payments.part.kind.${kind}`) }))}
      />
      <PartChoice {...props} seats={seats} />
      {draft.kind === "whole" ? null : (
        <output className={classes.amount} data-tone={review.amount === null ? "amber" : "brand"}>
          <span>
            {review.refusal === null ? t("payments.part.this") : t(`payments.part.${review.refusal}`)}
          </span>
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
  switch (draft.kind) {
    case "whole":
      return null;
    case "share":
      return (
        <div className={classes.shares}>
          <span>{t("payments.part.parts")}</span>
          <QuantityInput
            label={t("payments.part.parts")}
            value={draft.parts}
            min={1}
            max={MOST_PARTS}
            onChange={(parts) => onChange({ parts })}
          />
        </div>
      );
    case "amount":
      return (
        <AmountField
          label={t("payments.part.amount")}
          currency={currency}
          amount={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      );
    case "seat":
      return <SeatChoice bill={bill} draft={draft} seats={seats} onChange={onChange} />;
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
    default:
      return unreachable(draft.kind);
  }
}

type SeatChoiceProps = Pick<PartFieldProps, "bill" | "draft" | "onChange"> & { seats: readonly number[] };

/** Whose items are paid, and whether with a share of those that are of no seat. */
function SeatChoice({ bill, draft, seats, onChange }: SeatChoiceProps) {
  const t = useT();
  return (
    <>
      <SegmentedFilter<string>
        layout="wrap"
        label={t("payments.part.kind.seat")}
        value={String(draft.seat ?? "")}
        onChange={(seat) => onChange({ seat: Number(seat) })}
        options={seats.map((seat) => ({ value: String(seat), label: t("payments.part.seat", { seat }) }))}
      />
      {hasSharedLeft(seatedLines(bill.lines)) ? (
        <CheckField
          label={t("payments.part.shares_table")}
          description={t("payments.part.shares_table_hint", { count: seats.length })}
          checked={draft.sharesTable}
          onChange={(sharesTable) => onChange({ sharesTable })}
        />
      ) : null}
    </>
  );
}
