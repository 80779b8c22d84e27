import type { Receipt } from "../../../../contract/receipts.ts";
import type { InvoiceId } from "../../../../domain/ids.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { invoiceById } from "../invoice-queries.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";

/** The receipt of an invoice, as it was when it was paid; `not_found` for none. */
export function readReceipt(ctx: StaffContext, id: InvoiceId): Promise<Receipt> {
  return ctx.inTenant(async (tx) => invoiceReceipt(tx, ctx.now, found(await invoiceById(tx, id))));
}
