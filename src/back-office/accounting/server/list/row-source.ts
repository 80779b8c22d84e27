import { refuseBlindSort, searchValues } from "#money/invoices/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import { openRange } from "#platform/domain/periods/list-period.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type ListSource, listValues, type RowsOf } from "#platform/server/lists/list-source.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { documentStates } from "#tax/tax-documents/domain/life/document-state.ts";
import { statesOf } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import type { exportAccounting, Standing } from "../../contract/accounting.ts";
import {
  everythingOf,
  foundRows,
  type StoredRow,
  standingDocuments,
  undocumented,
} from "./accounting-list.ts";
import { documentCodes } from "./document-codes.ts";

type Query = QueryOf<typeof exportAccounting>;

/** The ends of a list without a period: no restaurant has days beyond them. */
const FIRST_DAY = businessDate("1900-01-01");
const LAST_DAY = businessDate("9999-12-31");

/** Where the rows of a query are, in which order, with the values that are the same for each of its pages. */
export interface RowSource {
  readonly source: RowsOf<StoredRow, "date" | "total" | "match">;
  readonly sort: Query["sort"] | "-match";
  readonly valuesOf: (tx: Tx) => readonly unknown[];
}

/** What is listed: found by words on all days, or of a period and narrowed by what a document says. `not_permitted` for the blind by total. */
export async function rowSource(
  tx: Tx,
  query: Query,
  { today, isBlind }: { readonly today: BusinessDate; readonly isBlind: boolean },
): Promise<RowSource> {
  refuseBlindSort(isBlind, query.sort);
  if (query.q) {
    const found = await foundValues(tx, query.q, isBlind);
    // The newest first is what is shown unless told: then what bears the number that was typed leads them.
    return { source: foundRows, sort: query.sort === "-date" ? "-match" : query.sort, valuesOf: () => found };
  }
  const { from = FIRST_DAY, to = LAST_DAY } = openRange(query, today);
  const { source, values } = narrowed(query, { from, to });
  return {
    source: source as ListSource<"date" | "total" | "match">,
    sort: query.sort,
    valuesOf: (batch) => listValues(batch, from, to, ...values),
  };
}

function narrowed({ kind, environment, estado, sort }: Query, range: DateRange) {
  if (estado === "none" && kind === undefined && environment === undefined)
    return { source: undocumented, values: [] };
  if (kind === undefined && environment === undefined && estado === undefined)
    return { source: everythingOf(range, sort.endsWith("total")), values: [] };
  return {
    source: standingDocuments,
    values: [
      environment === undefined ? environments : [environment],
      kind === undefined ? issuedTypes : [kind],
      statesOfStanding(estado),
    ],
  };
}

function statesOfStanding(standing: Standing | undefined) {
  switch (standing) {
    case undefined:
      return documentStates;
    case "none":
      return [];
    case "to_mend":
      return [...statesOf("ERROR"), ...statesOf("RECHAZADO")];
    default:
      return statesOf(standing);
  }
}

async function foundValues(tx: Tx, typed: string, isBlind: boolean): Promise<unknown[]> {
  const { controlNumber, from, to } = documentCodes(typed);
  return [...(await searchValues(tx, typed, isBlind)), controlNumber, from, to, searchPattern(typed)];
}
