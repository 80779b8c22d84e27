import type { CsvCell } from "#platform/contract/lists.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { amountCell } from "#platform/server/csv/csv-cells.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { ArchivedRow } from "./archive-queries.ts";

const columns = [
  "generation_code",
  "control_number",
  "kind",
  "kind_name",
  "environment",
  "generation",
  "day",
  "time",
  "party",
  "party_number",
  "party_nrc",
  "not_subject",
  "exempt",
  "taxed",
  "vat",
  "tributes",
  "withheld",
  "perceived",
  "outside",
  "total",
  "to_pay",
  "state",
  "seal",
  "sealed_at",
  "about",
  "replaces",
  "files",
] as const;

export const indexHead = (say: Say): string[] => columns.map((column) => say(`taxDelivery.index.${column}`));

/** A row of the index; days and codes as the documents write them, so that machines find them again. */
export function indexCells(row: ArchivedRow, files: readonly string[], say: Say): CsvCell[] {
  const amount = (value: number | null) => amountCell(value === null ? null : cents(value));
  return [
    row.generation_code,
    row.control_number,
    row.kind,
    say(`taxDocuments.types.${row.kind}`),
    row.environment,
    row.generation,
    row.issued_on,
    row.issued_at,
    row.party_name,
    row.party_number,
    row.party_nrc,
    amount(row.not_subject_cents),
    amount(row.exempt_cents),
    amount(row.taxed_cents),
    amount(row.vat_cents),
    amount(row.tributes_cents),
    amount(row.withheld_cents),
    amount(row.perceived_cents),
    amount(row.outside_cents),
    amount(row.total_cents),
    amount(row.to_pay_cents),
    say(`taxDocuments.state.${row.state}`),
    row.seal,
    row.sealed_at?.toISOString() ?? null,
    row.about_code,
    row.replaces_code,
    files.join(" "),
  ];
}
