import { type Cents, decimalFromCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BookFigures } from "./book.ts";

/*
 * The files that the ministry's portal takes with the IVA declaration (form F-07 version 14; its manual of January 2025 on
 * loading annexes): columns separated by semicolons, no headings, days as DD/MM/YYYY, amounts with a point and two decimals,
 * 0.00 for none, numbers without hyphens. The sources of each column, and where they disagree: docs/decisions/0071.
 */

/** Values of the income tax columns; the accountant chooses them, no document has them. */
export interface AnnexChoices {
  /** Tipo de ingreso (annexes 1 and 2). */
  readonly income: string;
  /** Clasificación, sector and tipo de costo o gasto (annexes 3 and 5). */
  readonly classification: string;
  readonly sector: string;
  readonly cost: string;
}

/** Figures with a column in an annex; amounts are positive, also of a note. */
type AnnexFigures = Pick<BookFigures, "exempt" | "not_subject" | "taxed" | "vat">;

export interface AnnexDocument extends AnnexFigures {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** CAT-002. */
  readonly kind: string;
  readonly control_number: string | null;
  readonly generation_code: string;
  readonly seal: string | null;
  readonly party_name: string | null;
  readonly party_nrc: string | null;
  readonly party_number: string | null;
}

/** One day of sales to consumers, whose documents are reported together. */
interface AnnexDay extends AnnexFigures {
  readonly day: string;
  readonly first_code: string;
  readonly last_code: string;
}

interface AnnexExcluded extends AnnexDocument {
  /** CAT-022 code of the seller's number. */
  readonly party_kind: string | null;
  readonly total: Cents;
}

/** Code of an electronic document, as opposed to one on paper. */
const ELECTRONIC = "4";
/** Operación gravada, no gravada o exenta, no constituye renta, mixta. */
const OPERATION = { taxed: "1", exempt: "2", not_subject: "3", mixed: "4" } as const;
/** Code of an invalidated document, in the column of lost ones. */
const INVALIDATED = "D";
const NONE = "0.00";

/** Annex 1: a crédito fiscal or a note about one, 20 columns A to T. */
export function taxpayerRow(document: AnnexDocument, { income }: AnnexChoices): string[] {
  const { exempt, not_subject: notSubject, taxed, vat } = document;
  return [
    dayText(document.day),
    ELECTRONIC,
    document.kind,
    plain(document.control_number),
    document.seal ?? "",
    plain(document.generation_code),
    "",
    plain(document.party_nrc ?? document.party_number),
    document.party_name ?? "",
    ...[exempt, notSubject, taxed, vat].map(amountText),
    NONE,
    NONE,
    amountText(sumCents([exempt, notSubject, taxed, vat])),
    "",
    operationOf(document),
    income,
    "1",
  ];
}

/** Annex 2: the consumers of a day, 23 columns A to W; taxed sales include their IVA. */
export function consumerDayRow(day: AnnexDay, { income }: AnnexChoices): string[] {
  const { exempt, not_subject: notSubject, taxed } = day;
  return [
    dayText(day.day),
    ELECTRONIC,
    "01",
    "N/A",
    "N/A",
    "N/A",
    "N/A",
    plain(day.first_code),
    plain(day.last_code),
    "",
    amountText(exempt),
    NONE,
    amountText(notSubject),
    amountText(taxed),
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
    amountText(sumCents([exempt, notSubject, taxed])),
    operationOf(day),
    income,
    "2",
  ];
}

/** Annex 3: a purchase from a taxpayer, 21 columns A to U. */
export function purchaseRow(document: AnnexDocument, choices: AnnexChoices): string[] {
  const untaxed = sumCents([document.exempt, document.not_subject]);
  return [
    dayText(document.day),
    ELECTRONIC,
    document.kind,
    plain(document.generation_code),
    plain(document.party_nrc ?? document.party_number),
    document.party_name ?? "",
    amountText(untaxed),
    NONE,
    NONE,
    amountText(document.taxed),
    NONE,
    NONE,
    NONE,
    amountText(document.vat),
    amountText(sumCents([untaxed, document.taxed])),
    "",
    ...costColumns(choices),
    "3",
  ];
}

/** Annex 5: a purchase from a seller who is no taxpayer, 13 columns A to M; no IVA is withheld from them. */
export function excludedRow(document: AnnexExcluded, choices: AnnexChoices): string[] {
  return [
    document.party_kind === "36" ? "1" : document.party_kind === "13" ? "2" : "3",
    plain(document.party_number),
    document.party_name ?? "",
    dayText(document.day),
    document.seal ?? "",
    plain(document.generation_code),
    amountText(document.total),
    NONE,
    ...costColumns(choices),
    "5",
  ];
}

/** Annex of invalidated documents, 10 columns A to J; only here the generation code keeps its hyphens. */
export function voidedRow(document: AnnexDocument): string[] {
  return [
    plain(document.control_number),
    ELECTRONIC,
    "0",
    "0",
    document.kind,
    INVALIDATED,
    document.seal ?? "",
    "0",
    "0",
    document.generation_code,
  ];
}

const costColumns = ({ classification, sector, cost }: AnnexChoices) => [
  OPERATION.taxed,
  classification,
  sector,
  cost,
];

/** Returns the kind of the operation; a document without any amount counts as taxed. */
function operationOf({ exempt, not_subject, taxed }: AnnexFigures): string {
  const kinds = Object.entries({ taxed, exempt, not_subject }).filter(([, amount]) => amount !== ZERO_CENTS);
  if (kinds.length > 1) return OPERATION.mixed;
  const [kind] = kinds[0] ?? ["taxed"];
  return OPERATION[kind as keyof AnnexFigures & keyof typeof OPERATION];
}

/** Removes the hyphens of a number. */
const plain = (number: string | null) => (number ?? "").replaceAll("-", "");

const amountText = (amount: Cents) => decimalFromCents(amount).toFixed(2);

function dayText(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}
