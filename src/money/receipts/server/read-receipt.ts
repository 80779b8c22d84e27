import { invoiceById } from "#money/payments/server/invoice-queries.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Receipt } from "../contract/receipts.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";

/** The receipt of an invoice, as it was when it was paid; `not_found` for none. */
export function readReceipt(ctx: StaffContext, id: InvoiceId): Promise<Receipt> {
  return ctx.inTenant(async (tx) => invoiceReceipt(tx, ctx.now, found(await invoiceById(tx, id))));
}
