import type { QueryOf } from "../../../../contract/platform/define.ts";
import type { exportAccounting, Standing } from "../../../../contract/tax-documents/accounting.ts";
import type { BusinessDate } from "../../../../domain/periods/business-day.ts";
import { openRange } from "../../../../domain/periods/list-period.ts";
import { environments } from "../../../../domain/tax-documents/issue/tax-document-input.ts";
import { documentStates } from "../../../../domain/tax-documents/life/document-state.ts";
import { statesOf } from "../../../../domain/tax-documents/life/ministry-status.ts";
import { issuedTypes } from "../../../../domain/tax-documents/shape/generation.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { type ListSource, listValues, type RowsOf } from "../../../platform/lists/list-source.ts";
import { searchPattern } from "../../../platform/lists/search-sql.ts";
import { searchValues } from "../../invoices/public.ts";
import { everything, foundRows, type StoredRow, standingDocuments, undocumented } from "./accounting-list.ts";
import { documentCodes } from "./document-codes.ts";

type Query = QueryOf<typeof exportAccounting>;

/** Where the rows of a query are, in which order, with the values that are the same for each of its pages. */
export interface RowSource {
  readonly source: RowsOf<StoredRow, "date" | "match">;
  readonly sort: "date" | "-date" | "-match";
  readonly valuesOf: (tx: Tx) => readonly unknown[];
}

/** What is listed: found by words on all days, or of a period and narrowed by what a document says. */
export async function rowSource(
  tx: Tx,
  query: Query,
  { today, isBlind }: { readonly today: BusinessDate; readonly isBlind: boolean },
): Promise<RowSource> {
  if (query.q) {
    const found = await foundValues(tx, query.q, isBlind);
    // The newest first is what is shown unless told: then what bears the number that was typed leads them.
    return { source: foundRows, sort: query.sort === "-date" ? "-match" : query.sort, valuesOf: () => found };
  }
  const { from = "0001-01-01", to = "9999-12-31" } = openRange(query, today);
  const { source, values } = narrowed(query);
  return {
    source: source as ListSource<"date" | "match">,
    sort: query.sort,
    valuesOf: (batch) => listValues(batch, from, to, ...values),
  };
}

function narrowed({ kind, environment, estado }: Query) {
  if (estado === "none" && kind === undefined && environment === undefined)
    return { source: undocumented, values: [] };
  if (kind === undefined && environment === undefined && estado === undefined)
    return { source: everything, values: [] };
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
