import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type CsvFile, MAX_COUNTED } from "#platform/contract/lists.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues, type RowsOf } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { afterWord } from "#platform/server/lists/search-sql.ts";
import type {
  downloadCustomers as allDefinition,
  CustomerRow,
  listCustomers as definition,
  downloadVisibleCustomers as visibleDefinition,
} from "../contract/customers.ts";
import { customerColumns } from "../domain/customer-file.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";
import { WITH_WORDS, wordValues } from "./search-customers.ts";

type Query = QueryOf<typeof definition>;

/** Lists a page of the customers, found by the beginnings of words. */
export async function listCustomers(ctx: StaffContext, query: Query): Promise<ResponseOf<typeof definition>> {
  const { rows, total, ...neighbours } = await ctx.inTenant((tx) => customersPage(tx, query));
  return {
    ...neighbours,
    customers: rows,
    currentPage: query.page,
    totalPages: total === null ? null : Math.ceil(total / query.limit),
    totalCustomers: total,
  };
}

/** Reads the page of a query. */
async function customersPage(tx: Tx, query: Query) {
  const { source, values, isCounted } = await searchedCustomers(tx, query.q);
  return readList(tx, source, values, query, { isCounted });
}

/** File name in the specification (operations §9). */
const FILE = "Customers.csv";

/** Exports all customers, or those found, as the file that the import reads. Throws `no_customers`. */
export async function exportCustomers(
  ctx: StaffContext,
  { q, sort }: QueryOf<typeof allDefinition>,
): Promise<CsvFile> {
  const { source, values } = await ctx.inTenant((tx) => searchedCustomers(tx, q));
  const rows = everyRow(ctx, source, () => values, sort);
  const first = await rows.next();
  if (first.done) throw new AppError("no_customers");
  return fileOf(withFirst(first.value, rows));
}

/** Exports the page on screen as the same file. Throws `no_customers`. */
export async function exportVisibleCustomers(
  ctx: StaffContext,
  query: QueryOf<typeof visibleDefinition>,
): Promise<CsvFile> {
  const { rows } = await ctx.inTenant((tx) => customersPage(tx, query));
  if (rows.length === 0) throw new AppError("no_customers");
  return fileOf(rows);
}

async function* withFirst<Row>(first: Row, others: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield first;
  yield* others;
}

const column = columnOf<CustomerRow>();

const fileColumns = customerColumns.map((key) =>
  column(key, "text", { text: key }, (row) =>
    key === "birth_date" && row.birth_date !== null ? `${row.birth_date} 00:00:00` : row[key],
  ),
);

function fileOf(rows: AsyncIterable<CustomerRow> | Iterable<CustomerRow>): CsvFile {
  return { name: FILE, rows: csvRows(fileColumns, rows, { say: String }) };
}

/** Most matching words read: a customer may match with several. */
const WORDS_MAX = 4 * MAX_COUNTED;
/** Most words of a term that are counted, to find the rarest term. */
const COUNTED_MAX = 2 * MAX_COUNTED;

/** The list source for a search, with its parameters. */
interface SearchedCustomers {
  readonly source: RowsOf<CustomerRow, "created_at" | "name">;
  readonly values: readonly unknown[];
  readonly isCounted: boolean;
}

/**
 * Finds customers with a word for each typed beginning, or all for an empty text. Few matches are found by their
 * words and then sorted; for many the sorted list is walked until a page is full.
 */
async function searchedCustomers(tx: Tx, typed: string | undefined): Promise<SearchedCustomers> {
  if (!typed) return { source: allCustomers, values: listValues(tx), isCounted: true };
  const terms = await rarestFirst(tx, customerSearchTerms(typed));
  const ids = await idsOf(tx, terms);
  if (ids !== null) return { source: fewCustomers, values: listValues(tx, ids), isCounted: true };
  return { source: manyCustomers, values: listValues(tx, terms, terms.map(afterWord)), isCounted: false };
}

async function rarestFirst(tx: Tx, terms: readonly string[]): Promise<readonly string[]> {
  if (terms.length < 2) return terms;
  const rows = await tx.query<{ term: string }>({
    text: `select term.low as term
      from unnest($2::text[], $3::text[]) with ordinality as term (low, high, place)
      cross join lateral (
        select count(*) as n from (
          select from customer_words w
          where w.tenant_id = $1 and w.word >= term.low and w.word < term.high limit $4
        ) counted
      ) having_it
      order by having_it.n, term.place`,
    values: [tx.tenantId, terms, terms.map(afterWord), COUNTED_MAX],
  });
  return rows.map(({ term }) => term);
}

/** Returns the ids of customers with all terms; null when there are more than lists count. */
async function idsOf(tx: Tx, [first, ...others]: readonly string[]): Promise<CustomerId[] | null> {
  if (first === undefined) return [];
  const rows = await tx.query<{ id: CustomerId; words: number }>({
    text: IDS,
    values: wordValues(tx, [first, ...others], WORDS_MAX),
  });
  const isAll = (rows[0]?.words ?? 0) < WORDS_MAX && rows.length <= MAX_COUNTED;
  return isAll ? rows.map(({ id }) => id) : null;
}

const IDS = `select customer_id as id, max(words)::integer as words
  from (select customer_id, count(*) over () as words from (${WITH_WORDS} limit $6) hit) counted
  group by customer_id`;

const columns = columnsOf<CustomerRow>({
  id: "c.id",
  phone: "c.phone",
  name: "c.name",
  email: "c.email",
  type: "c.type",
  notes: "c.notes",
  allergies: "c.allergies",
  gender: "c.gender",
  birth_date: "c.birth_date",
  created_at: "c.created_at",
});

const base = {
  id: "c.id",
  from: "customers c",
  columns,
  details: "cross join lateral (select * from customers where tenant_id = $1 and id = page.id offset 0) c",
} as const;

const indexed = {
  created_at: { by: "c.created_at", type: "timestamptz", index: "customers_by_age" },
  name: { by: "c.sort_name", type: "text", index: "customers_by_name" },
} as const;

const fewRows = { fewRows: "those that were found, as many as are counted" };

/** Every customer. */
const allCustomers = listSource<CustomerRow>()({
  ...base,
  where: "c.tenant_id = $1 and c.archived_at is null",
  sorts: indexed,
});

/** Customers with the ids $2, found by a search. */
const fewCustomers = listSource<CustomerRow>()({
  ...base,
  where: "c.tenant_id = $1 and c.archived_at is null and c.id = any($2::bigint[])",
  sorts: {
    created_at: { ...indexed.created_at, index: fewRows },
    name: { ...indexed.name, index: fewRows },
  },
});

/**
 * Customers with a word between each of $2 and the same element of $3. Only used for words that one in forty or
 * more customers have, so that the sorted list soon fills a page.
 */
const manyCustomers = listSource<CustomerRow>()({
  ...base,
  where: `c.tenant_id = $1 and c.archived_at is null and not exists (
    select from unnest($2::text[], $3::text[]) as term (low, high)
    where not exists (
      select from customer_words w
      where w.tenant_id = $1 and w.customer_id = c.id and w.word >= term.low and w.word < term.high))`,
  sorts: indexed,
});
