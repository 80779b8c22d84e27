import type { Order, OrderItem } from "../../../../contract/orders.ts";
import type { PayableLine } from "../../../../contract/payments.ts";
import type { OrderLineId } from "../../../../domain/ids.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import { type Fraction, fraction, ratioOf } from "../../../../domain/payments/fraction.ts";
import { portionText } from "../../../../domain/payments/portion-text.ts";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { BillView } from "../read-bill.ts";
import { portionsOf } from "./part-draft.ts";
import classes from "./part-field.module.css";

export interface PartLinesProps {
  orders: readonly Order[];
  bill: BillView;
  portions: ReadonlyMap<OrderLineId, Fraction>;
  amount: (cents: Cents) => string;
  onChange: (portions: ReadonlyMap<OrderLineId, Fraction>) => void;
}

/** The items of which something is left to pay, each with how much of it this guest pays. */
export function PartLines({ orders, bill, portions, amount, onChange }: PartLinesProps) {
  const items = new Map(orders.flatMap((order) => order.items).map((item) => [item.id, item]));
  const choose = (id: OrderLineId, portion: Fraction | undefined) => {
    const next = new Map(portions);
    if (portion) next.set(id, portion);
    else next.delete(id);
    onChange(next);
  };
  return (
    <ul className={classes.lines}>
      {bill.lines.map((line) => {
        const item = items.get(line.order_line_id);
        return item && line.portion_left.numerator > 0 ? (
          <PartLine
            key={item.id}
            item={item}
            line={line}
            portion={portions.get(item.id)}
            amount={amount}
            onChoose={(portion) => choose(item.id, portion)}
          />
        ) : null;
      })}
    </ul>
  );
}

interface PartLineProps {
  item: OrderItem;
  line: PayableLine;
  portion: Fraction | undefined;
  amount: (cents: Cents) => string;
  onChoose: (portion: Fraction | undefined) => void;
}

function PartLine({ item, line, portion, amount, onChoose }: PartLineProps) {
  const t = useT();
  const choices = portionsOf(item.quantity, line.portion_left);
  const labelOf = (portion: Fraction) => {
    if (portion === line.portion_left) return t("payments.part.all", { amount: amount(line.amount) });
    const pieces = (portion.numerator * item.quantity) / portion.denominator;
    if (Number.isInteger(pieces)) return t("payments.part.pieces", { count: pieces });
    return t("payments.part.of_piece", {
      fraction: portionText(ratioOf(portion, fraction(1, item.quantity)) ?? portion),
    });
  };
  const keyOf = (portion: Fraction) => `${portion.numerator}/${portion.denominator}`;
  return (
    <li>
      <SelectField
        label={`${item.quantity} × ${item.item_title}`}
        value={portion ? keyOf(portion) : ""}
        emptyOption={t("payments.part.nothing")}
        options={choices.map((choice) => ({ value: keyOf(choice), label: labelOf(choice) }))}
        onChange={(value) => onChoose(choices.find((choice) => keyOf(choice) === value))}
      />
    </li>
  );
}
