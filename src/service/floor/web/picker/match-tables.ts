import { searchText } from "#platform/domain/text/search-text.ts";
import { tableNumber } from "../../domain/table-number.ts";

interface NamedTable {
  readonly title: string;
  readonly floor: string | null;
}

/**
 * Returns the tables that a search finds, the best first: the table with that number, then names and floors that contain
 * the words. "1" finds "Mesa 1" before "Mesa 10" and "Mesa 21".
 */
export function matchTables<Table extends NamedTable>(tables: readonly Table[], search: string): Table[] {
  const wanted = searchText(search);
  if (wanted === "") return [...tables];
  const number = /^\d+$/.test(wanted) ? Number(wanted) : null;
  const isCalled = (table: Table) =>
    tableNumber(table.title) === number || searchText(table.title) === wanted;
  return tables
    .filter((table) => [table.title, table.floor].some((text) => text && searchText(text).includes(wanted)))
    .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
}
