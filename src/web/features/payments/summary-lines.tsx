import type { Order, OrderItem } from "../../../contract/orders.ts";
import {
  type Cents,
  cents,
  multiplyCents,
  percentFromBasisPoints,
  subtractCents,
} from "../../../domain/money/cents.ts";
import { choicesText } from "../../platform/choices-text.ts";
import { useT } from "../../platform/use-t.ts";
import type { PaymentReview } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures } from "./read-summary.ts";
import classes from "./summary-lines.module.css";

export interface SummaryLinesProps {
  orders: readonly Order[];
  figures: PaymentFigures;
  bill: BillView;
  /** Only a part of what is left is charged now. */
  isPart: boolean;
  review: PaymentReview;
  amount: (cents: Cents) => string;
}

/** What is charged, as the server computed it: the items, the taxes per rate, and the total with the tip. */
export function SummaryLines({ orders, figures, bill, isPart, review, amount }: SummaryLinesProps) {
  const t = useT();
  return (
    <section className={classes.summary} aria-label={t("payments.summary")}>
      <div className={classes.orders}>
        {orders.map((order) => (
          <OrderLines key={order.id} order={order} amount={amount} />
        ))}
      </div>
      <dl className={classes.figures}>
        <Row label={t("payments.subtotal")} value={amount(figures.subTotal)} />
        <Row label={t("payments.taxes")} value={amount(figures.taxTotal)} />
        {figures.taxes.map((tax) => (
          <Row
            key={`${tax.type} ${tax.rate}`}
            look="minor"
            label={t(`payments.tax_line.${tax.type}`, { rate: percentFromBasisPoints(tax.rate) })}
            value={amount(tax.amount)}
          />
        ))}
        {figures.serviceCharge > 0 ? (
          <Row
            label={t("payments.service_charge", { rate: percentFromBasisPoints(bill.service_charge_rate) })}
            value={amount(figures.serviceCharge)}
          />
        ) : null}
        {bill.discount ? (
          <Row
            label={t("payments.discount.line", { code: bill.discount.code })}
            value={amount(cents(-bill.discount.amount))}
          />
        ) : null}
        {bill.balance === figures.total ? null : (
          <>
            <Row label={t("payments.sale_total")} value={amount(figures.total)} />
            <Row
              label={t("payments.parts.paid")}
              value={amount(subtractCents(bill.balance, figures.total))}
            />
          </>
        )}
        {isPart ? (
          <Row label={t("payments.part.this")} value={amount(subtractCents(review.due, review.tip))} />
        ) : null}
        {review.tip > 0 ? <Row label={t("payments.tip")} value={amount(review.tip)} /> : null}
        <Row look="total" label={t("payments.total")} value={amount(review.due)} />
      </dl>
    </section>
  );
}

function OrderLines({ order, amount }: { order: Order; amount: (cents: Cents) => string }) {
  const t = useT();
  return (
    <section aria-label={t("payments.order", { orderNo: order.order_no, token: order.token_no })}>
      <h3 className={classes.order}>
        {t("payments.order", { orderNo: order.order_no, token: order.token_no })}
      </h3>
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className={classes.row}>
            <span>
              {item.quantity} × {item.item_title}
              <span className={classes.choices}>{detailsOf(item, t)}</span>
              {item.courtesy ? (
                <span className={classes.choices}>
                  {t("orders.courtesy.given", { reason: item.courtesy.reason })}
                </span>
              ) : null}
            </span>
            <span className={classes.value}>{amount(multiplyCents(item.price, item.quantity))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Variant, add-ons, and whose it is. */
function detailsOf({ variant_title: variant, addons, seat }: OrderItem, t: ReturnType<typeof useT>): string {
  const whose = seat === null ? null : t("payments.part.seat", { seat });
  return [choicesText(variant, addons), whose].filter(Boolean).join(", ");
}

function Row({ label, value, look }: { label: string; value: string; look?: "minor" | "total" }) {
  return (
    <div className={classes.row} data-look={look}>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
    </div>
  );
}
