import type { z } from "zod";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { cents, decimalFromCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { lineTexts } from "#platform/web/choices-text.ts";
import { formatDetails } from "#platform/web/format.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { cartTotals } from "#service/cart/domain/cart-totals.ts";
import type { CustomerBill, CustomerView, customerView } from "../contract/customer-display.ts";

/** Longest text of a line in characters; it fills two lines of the display. */
const TEXT_MAX = 100;
/** The socket accepts messages of 8,192 bytes; this leaves room for their frame. */
const VIEW_MAX_BYTES = 7_000;
const LINES_MAX = 60;

export interface TillState {
  readonly cart: Cart;
  readonly currency: string;
  /** Number of the order just sent; null while the cart is being filled. */
  readonly sentToken: number | null;
}

/** Chooses the view: the order just sent, else the cart, else a welcome. */
export function viewOfTill({ cart, currency, sentToken }: TillState): CustomerView {
  if (sentToken !== null) return { kind: "sent", tokenNo: sentToken };
  if (cart.lines.length === 0) return { kind: "welcome" };
  const totals = cartTotals(cart);
  return {
    kind: "cart",
    currency,
    lines: cart.lines.map((line) => ({
      id: line.id,
      title: line.title,
      choices: formatDetails(lineTexts(line)),
      quantity: line.quantity,
      total: lineAmount(line),
    })),
    earlier: 0,
    net: totals.net,
    taxTotal: totals.taxTotal,
    serviceCharge: ZERO_CENTS,
    discount: ZERO_CENTS,
    tip: ZERO_CENTS,
    account: totals.payable,
    total: totals.payable,
  };
}

/** Shows total, received and change after a payment. */
export function viewOfPayment(receipt: Receipt, balance: number): CustomerView {
  const { payableTotal: total, received, change, storeSettings } = receipt;
  return { kind: "paid", currency: storeSettings.currency, total, received, change, balance: cents(balance) };
}

type WireView = z.input<typeof customerView>;

/**
 * Encodes the view for the socket, with decimals and within its size limit: texts are cut to a hundred characters, and a very
 * long cart loses its first lines, because the newest is last.
 */
export function wireView(view: CustomerView): WireView {
  switch (view.kind) {
    case "welcome":
    case "sent":
      return view;
    case "paid":
      return {
        ...view,
        total: decimalFromCents(view.total),
        balance: decimalFromCents(view.balance),
        received: view.received === null ? null : decimalFromCents(view.received),
        change: view.change === null ? null : decimalFromCents(view.change),
      };
    case "cart":
    case "bill":
      return wireBill(view);
    default:
      return unreachable(view);
  }
}

function wireBill(bill: CustomerBill): WireView {
  const allLines = bill.lines.map((line) => ({
    ...line,
    title: truncated(line.title),
    choices: truncated(line.choices),
    total: decimalFromCents(line.total),
  }));
  const figures = {
    net: decimalFromCents(bill.net),
    taxTotal: decimalFromCents(bill.taxTotal),
    serviceCharge: decimalFromCents(bill.serviceCharge),
    discount: decimalFromCents(bill.discount),
    tip: decimalFromCents(bill.tip),
    account: decimalFromCents(bill.account),
    total: decimalFromCents(bill.total),
  };
  for (let first = Math.max(0, allLines.length - LINES_MAX); ; first += 1) {
    const wire = { ...bill, ...figures, lines: allLines.slice(first), earlier: bill.earlier + first };
    if (wire.lines.length <= 1 || bytesOf(wire) <= VIEW_MAX_BYTES) return wire;
  }
}

const truncated = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
