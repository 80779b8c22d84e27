import { multiplyCents, sumCents } from "#platform/domain/money/cents.ts";
import { choicesText } from "#platform/web/choices-text.ts";
import type { CustomerView } from "#service/customer-display/contract/customer-display.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { foldItems, soldPartTexts } from "#service/orders/web/public.ts";
import type { PaymentReview } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures } from "./read-summary.ts";
import { shownBill } from "./shown-bill.ts";

export interface GuestBillInput {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
  readonly bill: BillView;
  readonly review: PaymentReview;
  readonly currency: string;
}

/** The bill as the customer display shows it while it is being charged: the same figures that the cashier sees. */
export function guestBill({ orders, figures, bill, review, currency }: GuestBillInput): CustomerView {
  const shown = shownBill(figures, bill);
  const items = foldItems(
    orders.flatMap((order) => order.items).filter((item) => item.status !== "cancelled"),
  );
  return {
    kind: "bill",
    currency,
    lines: items.map((item) => ({
      id: String(item.id),
      title: item.item_title,
      choices: item.combo ? soldPartTexts(item).join(", ") : choicesText(item.variant_title, item.addons),
      quantity: item.quantity,
      total: multiplyCents(item.price, item.quantity),
    })),
    earlier: 0,
    net: shown.subtotal,
    taxTotal: sumCents(shown.added.map((tax) => tax.amount)),
    serviceCharge: shown.serviceCharge,
    discount: shown.discount,
    tip: review.tip,
    account: figures.total,
    total: review.due,
  };
}
