/** A foreign key, by the names of its tables. */
export interface TableReference {
  readonly child: string;
  readonly parent: string;
}

/**
 * Orders tables so that each stands before the tables it refers to: rows can be deleted in this order, and a
 * reading in this order misses no row that an earlier one refers to. References of a table to itself, and to
 * or from other tables, do not count. Throws RangeError when tables refer to each other in a circle.
 */
export function childrenFirst(tables: readonly string[], references: readonly TableReference[]): string[] {
  const left = new Set(tables);
  const counted = references.filter(
    ({ child, parent }) => child !== parent && left.has(child) && left.has(parent),
  );
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !counted.some(({ child, parent }) => parent === table && left.has(child)),
    );
    if (free.length === 0) throw new RangeError(`tables in a circle: ${[...left].join(", ")}`);
    for (const table of free) left.delete(table);
    order.push(...free);
  }
  return order;
}
