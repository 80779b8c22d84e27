interface Ordered {
  readonly title: string;
  /** Null: tables of no floor. */
  readonly floor: string | null;
}

/** As people count: "Mesa 10" comes after "Mesa 9". */
const byTitle = new Intl.Collator("es", { numeric: true, sensitivity: "base" });

/** The tables with one more where people look for it: on its floor behind those that come before it; a new floor is the last. */
export function withTable<Table extends Ordered>(tables: readonly Table[], added: Table): Table[] {
  const isBefore = (table: Table) =>
    table.floor === added.floor && byTitle.compare(table.title, added.title) <= 0;
  const before = tables.findLastIndex(isBefore);
  const first = tables.findIndex((table) => table.floor === added.floor);
  const place = before >= 0 ? before + 1 : first >= 0 ? first : tables.length;
  return tables.toSpliced(place, 0, added);
}

/** The floors, in the order of their first table. */
export function floorNames(tables: readonly Pick<Ordered, "floor">[]): (string | null)[] {
  return [...new Set(tables.map((table) => table.floor))];
}

/** The tables floor by floor in this order; floors that are not named stay behind them, as they stood. */
export function byFloors<Table extends Ordered>(
  tables: readonly Table[],
  floors: readonly (string | null)[],
): Table[] {
  const all = [...new Set([...floors, ...floorNames(tables)])];
  return all.flatMap((floor) => tables.filter((table) => table.floor === floor));
}
