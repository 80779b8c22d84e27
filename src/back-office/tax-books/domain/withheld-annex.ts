import type { IncomeCode } from "#back-office/purchases/domain/income-code.ts";
import { addCents, type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import type { AnnexChoices } from "./annex.ts";
import type { WithheldList } from "./withheld-list.ts";

/*
 * Annexes 6 to 10 of F-07 version 14 (manual of January 2025, §VIII to §XII) and the annex of F-14 version 16 (manual of October 2025):
 * columns separated by semicolons, no headings. The sources of each column, and where they are not certain: docs/decisions/0120.
 */

/** A row of a list of withheld tax; amounts of a credit note are negative in the list and positive in its annex. */
export interface WithheldAnnexRow {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** CAT-002; null of a purchase that somebody typed without its document. */
  readonly kind: string | null;
  readonly control_number: string | null;
  readonly generation_code: string | null;
  readonly seal: string | null;
  readonly party_name: string | null;
  /** NIT or DUI, digits. */
  readonly party_number: string | null;
  readonly party_nrc: string | null;
  readonly income_code: IncomeCode | null;
  readonly base: Cents;
  readonly amount: Cents;
}

/**
 * Returns the columns of annexes 6 to 10. Numbers: 6 advance of 2 % (8 columns), 7 withheld from the restaurant and 8 perceived
 * from it (9 columns), 9 perceived and 10 withheld by it (10 columns).
 */
export function withheldRow(
  row: WithheldAnnexRow,
  list: Exclude<WithheldList, "income" | "settled" | "expected">,
): string[] {
  const number = annexNumbers[list];
  const { nit, dui } = partyNumbers(row);
  const isByUs = list === "perceived_by_us" || list === "withheld_by_us";
  return [
    nit,
    dayText(row.day),
    ...(list === "advances" ? [] : [row.kind ?? ""]),
    ...(isByUs ? [plain(row.control_number)] : []),
    row.seal ?? "",
    plain(row.generation_code),
    amountText(row.base),
    amountText(row.amount),
    dui,
    number,
  ];
}

const annexNumbers = {
  advances: "6",
  withheld: "7",
  perceived: "8",
  perceived_by_us: "9",
  withheld_by_us: "10",
} as const;

/** The country's code in the list of F-14. */
const EL_SALVADOR = "9300";
const DOMICILED = "1";
const NONE = "0.00";

/** Values of F-14 that no document has. */
export interface IncomeChoices extends Pick<AnnexChoices, "classification" | "sector" | "cost"> {
  /** Código de ingreso of documents, which do not say it. */
  readonly incomeCode: IncomeCode;
}

/**
 * Returns the rows of the annex of F-14, 23 columns A to W: one for each person and kind of income, because no column of it could
 * tell two documents apart. `month` is YYYY-MM-DD. Rows without NIT or DUI are left out: the portal refuses them.
 */
export function incomeRows(
  rows: readonly WithheldAnnexRow[],
  month: string,
  choices: IncomeChoices,
): string[][] {
  const people = new Map<string, WithheldAnnexRow>();
  for (const row of rows) {
    if (row.party_number === null) continue;
    const code = row.income_code ?? choices.incomeCode;
    const key = `${row.party_number} ${code}`;
    const before = people.get(key);
    people.set(key, {
      ...row,
      income_code: code,
      base: before ? addCents(before.base, row.base) : row.base,
      amount: before ? addCents(before.amount, row.amount) : row.amount,
    });
  }
  return [...people.values()].map((row) => incomeRow(row, month, choices));
}

function incomeRow(row: WithheldAnnexRow, month: string, choices: IncomeChoices): string[] {
  const { nit, dui } = partyNumbers(row);
  const [year, monthOfYear] = month.split("-");
  return [
    DOMICILED,
    EL_SALVADOR,
    row.party_name ?? "",
    nit,
    dui,
    row.income_code ?? choices.incomeCode,
    amountText(row.base),
    NONE,
    amountText(row.amount),
    // Bonuses at the year's end and social security: of employees, whom no purchase pays.
    ...Array.from({ length: 9 }, () => NONE),
    "1",
    choices.classification,
    choices.sector,
    choices.cost,
    `${monthOfYear}${year}`,
  ];
}

/** A person is named by NIT or by DUI, never by both; nine digits are a DUI. A taxpayer without NIT is named by NRC. */
function partyNumbers({ party_number: number, party_nrc: nrc }: WithheldAnnexRow) {
  if (number?.length === 9) return { nit: "", dui: number };
  return { nit: number ?? nrc ?? "", dui: "" };
}

/** Removes the hyphens of a number. */
const plain = (number: string | null) => (number ?? "").replaceAll("-", "");

/** The portal takes no amount below zero: a note says by its kind that it takes off. */
const amountText = (amount: Cents) => Math.abs(decimalFromCents(amount)).toFixed(2);

function dayText(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}
