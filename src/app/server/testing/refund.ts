import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { toId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import type { Desk } from "./cash-desk.ts";
import { aKey } from "./floor.ts";
import type { Person } from "./sessions.ts";

export type RefundBody = z.input<typeof refundSale.body>;

/** An invoice as somebody sees it who may refund. */
export const readInvoiceToRefund = async (who: Person, invoiceId: number) =>
  (await who.call(readRefundable, { params: { invoiceId: toId<"Invoice">(invoiceId) } })).ok;

/** Returns the body for giving back everything that is left, in cash. */
export async function refundBody(
  desk: Pick<Desk, "admin" | "small">,
  invoiceId: number,
  rest: Partial<RefundBody> = {},
): Promise<RefundBody> {
  const invoice = await readInvoiceToRefund(desk.admin, invoiceId);
  return {
    uuid: randomUUID(),
    invoice_id: toId<"Invoice">(invoiceId) satisfies InvoiceId,
    lines: invoice.lines
      .filter((line) => line.refunded < line.quantity)
      .map((line) => ({ id: line.id, quantity: line.quantity - line.refunded })),
    refunded_before: decimalFromCents(invoice.refunded),
    payment_type_id: desk.small.paymentTypes.cash,
    reason: "Plato frío",
    returns_stock: false,
    returns_tip: false,
    ...rest,
  };
}

/** Gives back; another tap every time. */
export const sendRefund = (who: Person, body: RefundBody) => who.call(refundSale, { body, headers: aKey() });
