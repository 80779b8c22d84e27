import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { decimalFromExact } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { openDocumentText } from "#tax/documents/domain/reading/open-document-text.ts";
import { type PurchaseDocument, stockEffectOf } from "#tax/documents/domain/reading/purchase-document.ts";
import type { DocumentWarningView, previewDte as definition } from "../contract/preview-dte.ts";
import { type DocumentWarning, documentWarnings } from "../domain/document-warnings.ts";
import { proposeLines } from "./propose-lines.ts";
import { readDocument, readForPreview, textOfDte, withOwnSeal } from "./read-document.ts";

/**
 * Returns a supplier's document with possible ingredients for its lines and warnings; stores nothing. Reads in one short
 * transaction and compares titles after it.
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
  const typeName = say(`taxDocuments.types.${type}`);
  return { ...facts, typeName, effect: stockEffectOf(type), net, vat, otherTributes, total };
}

function vendorOf({ vendor }: PurchaseDocument) {
  const { name, nit, nrc, phone, email, address } = vendor;
  return { name, nit, nrc, phone, email, address };
}

/** Words a warning in the caller's language. */
function warningView(warning: DocumentWarning, say: StaffContext["say"]): DocumentWarningView {
  const { kind } = warning;
  const line = "line" in warning ? warning.line : null;
  const purchaseId = "purchaseId" in warning ? warning.purchaseId : null;
  return {
    kind,
    line,
    purchaseId,
    message: say(`purchaseDocuments.warnings.${kind}`, valuesOf(warning, say)),
  };
}

function valuesOf(warning: DocumentWarning, say: StaffContext["say"]) {
  switch (warning.kind) {
    case "unknown_version":
      return { version: warning.version ?? "?" };
    case "other_buyer":
      return { number: warning.number };
    case "line_differs":
      return {
        line: warning.line,
        expected: decimalFromExact(warning.expected),
        found: decimalFromExact(warning.found),
      };
    case "summary_differs":
      return {
        figure: say(`purchaseDocuments.figures.${warning.figure}`),
        expected: shown(warning.expected),
        found: shown(warning.found),
      };
    case "unknown_unit":
      return { line: warning.line };
    case "typed_before":
      return { number: warning.number };
    case "more_than_bought":
      return {
        line: warning.line,
        bought: decimalFromThousandths(warning.bought),
        found: decimalFromThousandths(warning.found),
      };
    case "not_compared":
      return { compared: warning.compared };
    default:
      return {};
  }
}

const shown = (amount: Cents) => decimalFromCents(amount).toFixed(2);
