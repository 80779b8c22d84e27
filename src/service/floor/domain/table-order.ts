import { compareNames } from "#platform/domain/text/compare-names.ts";
import { usualLanguage } from "#platform/domain/text/languages.ts";

interface Ordered {
  readonly title: string;
  /** Null for a table without a floor. */
  readonly floor: string | null;
}

/** Where a new table goes is kept for everybody, so that no reader's language decides it. */
const inOrder = compareNames(usualLanguage);

/** Inserts a table on its floor, after the tables whose titles come before its own. A table of a new floor goes to the end. */
export function withTable<Table extends Ordered>(tables: readonly Table[], added: Table): Table[] {
  const isBefore = (table: Table) => table.floor === added.floor && inOrder(table.title, added.title) <= 0;
  const before = tables.findLastIndex(isBefore);
  const first = tables.findIndex((table) => table.floor === added.floor);
  const place = before >= 0 ? before + 1 : first >= 0 ? first : tables.length;
  return tables.toSpliced(place, 0, added);
}

/** Returns the floors in the order of their first table. */
export function floorNames(tables: readonly Pick<Ordered, "floor">[]): (string | null)[] {
  return [...new Set(tables.map((table) => table.floor))];
}

/** Sorts the tables by the given order of floors. Floors not listed keep their order and come last. */
export function byFloors<Table extends Ordered>(
  tables: readonly Table[],
  floors: readonly (string | null)[],
): Table[] {
  const all = [...new Set([...floors, ...floorNames(tables)])];
  return all.flatMap((floor) => tables.filter((table) => table.floor === floor));
}
