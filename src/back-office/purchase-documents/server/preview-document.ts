import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { openDocumentText } from "#tax/documents/domain/reading/open-document-text.ts";
import { type PurchaseDocument, stockEffectOf } from "#tax/documents/domain/reading/purchase-document.ts";
import type { previewDte as definition } from "../contract/preview-dte.ts";
import { documentWarnings } from "../domain/document-warnings.ts";
import { withOwnSeal } from "./document-queries.ts";
import { proposeLines } from "./propose-lines.ts";
import { readDocument, textOfDte } from "./read-document.ts";
import { readForPreview } from "./read-known-goods.ts";
import { warningView } from "./warning-view.ts";

/**
 * A supplier's document with the ingredients its lines may be and what is odd about it; stores nothing. What was read is looked up
 * in one short transaction; the comparing comes after it.
 */
export async function previewDocument(
  ctx: StaffContext,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const text = textOfDte("dte" in body ? (body.dte as string) : body);
  const read = readDocument(text, ctx.say);
  const { document, known } = await ctx.inTenant(async (tx) => {
    const sealed = await withOwnSeal(tx, read);
    return { document: sealed, known: await readForPreview(tx, sealed, ctx.now) };
  });
  const opened = openDocumentText(text);
  return {
    document: factsOf(document, ctx),
    vendor: { ...vendorOf(document), id: known.vendorId },
    warnings: [...documentWarnings(document, known.ownNit, known.ownNrc), ...known.warnings].map((warning) =>
      warningView(warning, ctx.say),
    ),
    corrects: known.corrects,
    firstImport: known.firstImport,
    items: await proposeLines(document, known, ctx.say),
    originalDTE: opened.ok ? opened.document : {},
  };
}

function factsOf(document: PurchaseDocument, { say }: StaffContext) {
  const { type, version, generationCode, controlNumber, seal, issuedOn, currency, summary } = document;
  const { net, vat, otherTributes, total } = summary;
  const facts = { type, version, generationCode, controlNumber, seal, issuedOn, currency };
  const typeName = say(`purchaseDocuments.types.${type}`);
  return { ...facts, typeName, effect: stockEffectOf(type), net, vat, otherTributes, total };
}

function vendorOf({ vendor }: PurchaseDocument) {
  const { name, nit, nrc, phone, email, address } = vendor;
  return { name, nit, nrc, phone, email, address };
}
