import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import { refuseBlindSort, searchValues } from "#money/invoices/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import { openRange } from "#platform/domain/periods/list-period.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type ListSource, listValues, type RowsOf } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import { taxDocumentKinds } from "#tax/tax-documents/contract/document-state.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import {
  type DocumentState,
  documentStates,
  isToMend,
  statesToMend,
} from "#tax/tax-documents/domain/life/document-state.ts";
import { ministryStatus, statesOf } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import {
  type AccountedRow,
  accountingColumns,
  type exportAccounting as exportDefinition,
  type listAccounting as listDefinition,
  type StateFilter,
} from "../../contract/accounting.ts";
import {
  documentsInStates,
  documentsToMend,
  foundRows,
  listOfPeriod,
  type StoredRow,
  undocumented,
} from "./accounting-sources.ts";

type Query = QueryOf<typeof exportDefinition>;

/** Returns a page of invoices and documents. */
export function listAccounting(
  ctx: StaffContext,
  query: QueryOf<typeof listDefinition>,
): Promise<ResponseOf<typeof listDefinition>> {
  const isBlind = isBlindToSales(ctx);
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const { source, sort, valuesOf } = await rowSource(tx, query, { today, isBlind });
    const page = await readList(tx, source, valuesOf(tx), { ...query, sort });
    return { ...page, rows: page.rows.map((row) => accountedRow(row, isBlind)), currency };
  });
}

/** Hides the total from people who count blind. */
function accountedRow({ state, ...row }: StoredRow, isBlind: boolean): AccountedRow {
  return {
    ...row,
    total: isBlind ? null : row.total,
    estado_hacienda: state === null ? null : ministryStatus(state, row.kind ?? undefined),
  };
}

/** Returns the listed rows as a CSV file, without amounts for people who count blind. */
export async function exportAccounting(ctx: StaffContext, query: Query): Promise<CsvFile> {
  const isBlind = isBlindToSales(ctx);
  const { chosen, zone } = await ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    return { chosen: await rowSource(tx, query, { today, isBlind }), zone: dayRule.zone };
  });
  const rows = everyRow(ctx, chosen.source, chosen.valuesOf, chosen.sort);
  return {
    name: ctx.say("accounting.file"),
    rows: csvRows(
      accountingColumns,
      mapRows(rows, (row) => accountedRow(row, isBlind)),
      { say: ctx.say, zone },
    ),
  };
}

/** Limits of a list without a period; no restaurant has days beyond them. */
const FIRST_DAY = businessDate("1900-01-01");
const LAST_DAY = businessDate("9999-12-31");

/** The source of a query's rows, their order, and the values that every page shares. */
interface RowSource {
  readonly source: RowsOf<StoredRow, "date" | "total" | "match">;
  readonly sort: Query["sort"] | "-match";
  readonly valuesOf: (tx: Tx) => readonly unknown[];
}

/**
 * Chooses the source: a search looks on all days, otherwise the period and the filters decide. Throws `not_permitted` when
 * somebody who counts blind sorts by total.
 */
async function rowSource(
  tx: Tx,
  query: Query,
  { today, isBlind }: { readonly today: BusinessDate; readonly isBlind: boolean },
): Promise<RowSource> {
  refuseBlindSort(isBlind, query.sort);
  if (query.q) {
    const found = await foundValues(tx, query.q, isBlind);
    // Without a chosen order, the match of the typed number comes first instead of the newest.
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
    return { source: listOfPeriod(range, sort.endsWith("total")), values: [] };
  const states = statesOfFilter(estado);
  const chosen = environment === undefined ? environments : [environment];
  // Events are listed as long as a person has to act on them.
  return states.length > 0 && states.every(isToMend)
    ? { source: documentsToMend, values: [chosen, kind === undefined ? taxDocumentKinds : [kind], states] }
    : { source: documentsInStates, values: [chosen, kind === undefined ? issuedTypes : [kind], states] };
}

function statesOfFilter(filter: StateFilter | undefined): readonly DocumentState[] {
  switch (filter) {
    case undefined:
      return documentStates;
    case "none":
      return [];
    case "to_mend":
      return statesToMend;
    default:
      return statesOf(filter);
  }
}

async function foundValues(tx: Tx, typed: string, isBlind: boolean): Promise<unknown[]> {
  const { controlNumber, from, to } = documentCodes(typed);
  return [...(await searchValues(tx, typed, isBlind)), controlNumber, from, to, searchPattern(typed)];
}

/** The codes that a typed text may stand for. */
interface DocumentCodes {
  readonly controlNumber: string | null;
  /** The first and last possible generation codes with the typed beginning; null when it is not the beginning of one. */
  readonly from: string | null;
  readonly to: string | null;
}

const GENERATION_CODE = /^[0-9A-F]{8}(?:-?[0-9A-F]+)*-?$/;
const CONTROL_NUMBER = /^DTE-[0-9]{2}-[0-9A-Z]{8}-[0-9]{15}$/;

/** Recognizes a whole control number, or at least the first eight characters of a generation code (guide §3). */
function documentCodes(typed: string): DocumentCodes {
  const text = westernDigits(typed).trim().toUpperCase();
  const begun = GENERATION_CODE.test(text) ? text.replaceAll("-", "") : null;
  const filled = (digit: string) => (begun && begun.length <= 32 ? asCode(begun.padEnd(32, digit)) : null);
  return { controlNumber: CONTROL_NUMBER.test(text) ? text : null, from: filled("0"), to: filled("F") };
}

const asCode = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
