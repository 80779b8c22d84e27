import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import type {
  AccountedRow,
  listAccounting as definition,
} from "../../../../contract/tax-documents/accounting.ts";
import { isBlindToSales } from "../../../../domain/cash/may-handle-session.ts";
import { ministryStatus } from "../../../../domain/tax-documents/life/ministry-status.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readList } from "../../../platform/lists/read-list.ts";
import { readSettings } from "../../settings/public.ts";
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
