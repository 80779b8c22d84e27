import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { withHead } from "#platform/server/csv/csv-cells.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type {
  downloadCustomers as allDefinition,
  CustomerRow,
  downloadVisibleCustomers as visibleDefinition,
} from "../../contract/customers.ts";
import { type CustomerColumn, customerColumns } from "../../domain/customer-file.ts";
import { customersPage } from "./list-customers.ts";
import { searchedCustomers } from "./searched-customers.ts";

/** As the specification calls the file (operations §9). */
const FILE = "Customers.csv";

/** All customers, or all that the words find, as the file that the import reads. Throws no_customers. */
export async function exportCustomers(
  ctx: StaffContext,
  { q, filter, sort }: QueryOf<typeof allDefinition>,
): Promise<CsvFile> {
  const { source, values } = await ctx.inTenant((tx) => searchedCustomers(tx, filter ?? q));
  const rows = everyRow(ctx, source, () => values, sort);
  const first = await rows.next();
  if (first.done) throw new AppError("no_customers");
  return fileOf(withFirst(first.value, rows));
}

/** The page that is looked at as the same file. Throws no_customers. */
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

function fileOf(rows: AsyncIterable<CustomerRow> | Iterable<CustomerRow>): CsvFile {
  const cellsOf = (row: CustomerRow) => customerColumns.map((column) => cellOf(row, column));
  return { name: FILE, rows: withHead(customerColumns, rows, cellsOf) };
}

function cellOf(row: CustomerRow, column: CustomerColumn): CsvCell {
  if (column !== "birth_date") return row[column];
  return row.birth_date === null ? null : `${row.birth_date} 00:00:00`;
}
