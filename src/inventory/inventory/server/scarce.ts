/**
 * SQL condition that an ingredient is low or out. Badges count by it, and the lists that they lead to show by it. `row` is a row of
 * `inventory_items`.
 */
export const isScarce = (row: string): string =>
  `${row}.status in ('low', 'out') and ${row}.archived_at is null`;
