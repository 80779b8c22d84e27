import { readSettings } from "#core/settings/server/public.ts";
import { readInvoiceOrders } from "#money/invoices/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readDocumentText } from "#tax/tax-documents/server/public.ts";
import type {
  readAccountedDocument as documentDefinition,
  readAccountedInvoice as invoiceDefinition,
} from "../../contract/accounting.ts";
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
