import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type {
  readAccountedDocument as documentDefinition,
  readAccountedInvoice as invoiceDefinition,
} from "../../../../contract/tax-documents/accounting.ts";
import type { InvoiceId, TaxDocumentId } from "../../../../domain/ids.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readInvoiceOrders } from "../../invoices/public.ts";
import { readSettings } from "../../settings/public.ts";
import { readDocumentText } from "../../tax-documents/public.ts";
import { storyOfDocument, storyOfInvoice } from "./document-story.ts";
import { linesOfText } from "./lines-of-text.ts";

/** An invoice with what was charged, who bought, and everything the ministry got about it. */
export async function readAccountedInvoice(
  ctx: StaffContext,
  invoiceId: InvoiceId,
): Promise<ResponseOf<typeof invoiceDefinition>> {
  const invoice = await readInvoiceOrders(ctx, { invoiceId });
  return { ...invoice, documents: await ctx.inTenant((tx) => storyOfInvoice(tx, invoiceId)) };
}

/** A document that no invoice leads to, with its lines and what it has to do with. */
export function readAccountedDocument(
  ctx: StaffContext,
  id: TaxDocumentId,
): Promise<ResponseOf<typeof documentDefinition>> {
  return ctx.inTenant(async (tx) => {
    const documents = await storyOfDocument(tx, id);
    const document = found(documents.find((one) => one.id === id));
    const { currency } = await readSettings(tx, ctx.now);
    return { document, lines: linesOfText(await readDocumentText(tx, id)), documents, currency };
  });
}
