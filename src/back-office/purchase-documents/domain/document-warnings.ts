import { catalogueUnit } from "#inventory/inventory/domain/catalogue-units.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { lineDifferences, summaryDifferences } from "#tax/documents/domain/reading/document-sums.ts";
import type {
  PurchaseDocument,
  PurchaseDocumentType,
  SummaryFigure,
} from "#tax/documents/domain/reading/purchase-document.ts";
import { generationOf } from "#tax/tax-documents/domain/shape/generation.ts";
import type { MoreThanBought } from "./returned-goods.ts";

/** Something unusual about a document that does not prevent its import. */
export type DocumentWarning =
  | { readonly kind: "test_environment" }
  | { readonly kind: "no_seal" }
  | { readonly kind: "unknown_version"; readonly version: number | null }
  /** Issued to another taxpayer than this restaurant. */
  | { readonly kind: "other_buyer"; readonly number: string }
  /** Quantity, price and discount of a line do not give its amount. */
  | {
      readonly kind: "line_differs";
      readonly line: number;
      readonly expected: ExactDecimal;
      readonly found: ExactDecimal;
    }
  /** A figure of the summary does not follow from the lines or from the figures before it. */
  | {
      readonly kind: "summary_differs";
      readonly figure: SummaryFigure;
      readonly expected: Cents;
      readonly found: Cents;
    }
  /** Stock is never kept in the line's unit (CAT-014). */
  | { readonly kind: "unknown_unit"; readonly line: number; readonly unitCode: number | null }
  /** Dated in the future. */
  | { readonly kind: "future_day" }
  /** Somebody typed a purchase that may be the same document. */
  | { readonly kind: "typed_before"; readonly number: number; readonly purchaseId: PurchaseId }
  /** A credit note takes back more than it corrects. */
  | ({ readonly kind: "more_than_bought" } & MoreThanBought)
  /** It has more descriptions than the server compares with ingredients. */
  | { readonly kind: "not_compared"; readonly compared: number };

/** Versions of the export invoice, which no restaurant issues (GUIDE §1). */
const EXPORT_VERSIONS: readonly (number | null)[] = [1, 3];

/** Tells whether either generation has this version (GUIDE §1). */
function isKnownVersion(type: PurchaseDocumentType, version: number | null): boolean {
  return type === "11" ? EXPORT_VERSIONS.includes(version) : generationOf(type, version) !== null;
}

/**
 * Returns everything unusual about a document, first about the whole, then by line. `ownNit` is the restaurant's NIT; while it
 * is null, nobody can say whether the document is addressed to somebody else. An equal NRC means the same taxpayer, whose NIT
 * may be written as a DUI.
 */
export function documentWarnings(
  document: PurchaseDocument,
  ownNit: string | null,
  ownNrc: string | null = null,
): DocumentWarning[] {
  const { type, version, isTest, seal, buyer, lines } = document;
  const warnings: DocumentWarning[] = [];
  if (isTest) warnings.push({ kind: "test_environment" });
  if (seal === null) warnings.push({ kind: "no_seal" });
  if (!isKnownVersion(type, version)) warnings.push({ kind: "unknown_version", version });
  const isSameNrc = ownNrc !== null && buyer.nrc === identityDigits(ownNrc);
  if (ownNit !== null && buyer.number !== null && buyer.number !== identityDigits(ownNit) && !isSameNrc)
    warnings.push({ kind: "other_buyer", number: buyer.number });
  for (const difference of summaryDifferences(document))
    warnings.push({ kind: "summary_differs", ...difference });
  for (const difference of lineDifferences(lines)) warnings.push({ kind: "line_differs", ...difference });
  for (const { number, kind, unitCode } of lines)
    if (kind === "goods" && catalogueUnit(unitCode) === null)
      warnings.push({ kind: "unknown_unit", line: number, unitCode });
  return warnings;
}
