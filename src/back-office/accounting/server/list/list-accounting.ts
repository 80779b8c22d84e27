import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { ministryStatus } from "#tax/tax-documents/domain/life/ministry-status.ts";
import type { AccountedRow, listAccounting as definition } from "../../contract/accounting.ts";
import type { StoredRow } from "./accounting-list.ts";
import { rowSource } from "./row-source.ts";

/** A page of invoices and documents as accounting looks at them. */
export function listAccounting(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const isBlind = isBlindToSales(ctx);
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const { source, sort, valuesOf } = await rowSource(tx, query, { today, isBlind });
    const page = await readList(tx, source, valuesOf(tx), { ...query, sort });
    return { ...page, rows: page.rows.map((row) => accountedRow(row, isBlind)), currency };
  });
}

/** A row as accounting reads it; without its amount for those from whom it is kept. */
export function accountedRow({ state, ...row }: StoredRow, isBlind: boolean): AccountedRow {
  return {
    ...row,
    total: isBlind ? null : row.total,
    estado_hacienda: state === null ? null : ministryStatus(state),
  };
}
