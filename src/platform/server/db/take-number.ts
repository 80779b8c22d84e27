import type { Tx } from "./tx.ts";

/** Series of numbers people see that run on for ever; the token of the day restarts and has its own statement. */
export type NumberSeries =
  | "invoice"
  | "order"
  | "cash_closing"
  | "refund"
  | "account_payment"
  | "purchase"
  | "stock_count";

/**
 * Takes the next number of a series of this tenant, without gaps: a failed transaction gives it back. The
 * series stays locked until the commit, so take the number last.
 */
export async function takeNumber(tx: Tx, series: NumberSeries): Promise<number> {
  const rows = await tx.query<{ value: number }>({
    text: `insert into counters as c (tenant_id, series, value) values ($1, $2, 1)
      on conflict (tenant_id, series) do update set value = c.value + 1 returning value`,
    values: [tx.tenantId, series],
  });
  const [row] = rows;
  if (!row) throw new Error(`The series ${series} gave no number`);
  return row.value;
}
