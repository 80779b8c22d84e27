import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { WithholdingDocument } from "#tax/documents/domain/reading/withholding-document.ts";

/** Unusual things about a document that do not keep it from being imported, in the order in which they are told. */
export const withholdingWarnings = [
  "test_environment",
  "no_seal",
  "unknown_version",
  "schema",
  "unchecked_party",
  "future_day",
  "rate",
  "other_codes",
  "unknown_sales",
  "perceived_for_us",
  "nothing_withheld",
] as const;
export type WithholdingWarning = (typeof withholdingWarnings)[number];

/** Lists of a month that such a document stands in. */
export const withholdingLists = ["advances", "withheld", "withheld_by_us", "settled"] as const;
export type WithholdingList = (typeof withholdingLists)[number];

/** Returns the list of a document: a 07 of the restaurant's own is what it withheld from a supplier. */
export function listOfDocument({
  type,
  isOwn,
}: Pick<WithholdingDocument, "type"> & { readonly isOwn: boolean }): WithholdingList {
  if (type === "07") return isOwn ? "withheld_by_us" : "withheld";
  return type === "08" ? "settled" : "advances";
}

/** Rate in hundredths that each type applies to its base (CT 162, 162-A); an 08 has none of its own. */
const RATES = { "07": 1, "08": null, "09": 2 } as const;

/** Returns what the rate of the document gives of its base, when that is not what it says; half a cent for each line is rounding. */
export function rateDifference({ type, withheld, relatedTo }: WithholdingDocument): {
  readonly expected: Cents;
  readonly found: Cents;
} | null {
  const rate = RATES[type];
  if (rate === null) return null;
  const expected = cents(scaleHalfUp(withheld.base, rate, 100));
  const tolerated = Math.max(1, Math.ceil(relatedTo.length / 2));
  return Math.abs(expected - withheld.amount) > tolerated ? { expected, found: withheld.amount } : null;
}

/** The numbers by which a restaurant is known; null while nobody entered them. */
export interface OwnNumbers {
  readonly nit: string | null;
  readonly nrc: string | null;
}

/** Sides of a document on which the restaurant may stand. */
export type OwnSide = "receiver" | "issuer" | "neither" | "unknown";

/**
 * Returns the side on which the restaurant stands. An equal NRC means the same taxpayer, whose NIT may be written as a DUI. While
 * the restaurant has entered neither number nobody can say.
 */
export function ownSide(
  { issuer, receiver }: Pick<WithholdingDocument, "issuer" | "receiver">,
  own: OwnNumbers,
): OwnSide {
  if (own.nit === null && own.nrc === null) return "unknown";
  const isOwn = (party: OwnNumbers) =>
    (own.nit !== null && party.nit === own.nit) || (own.nrc !== null && party.nrc === own.nrc);
  if (isOwn(receiver)) return "receiver";
  return isOwn(issuer) ? "issuer" : "neither";
}
