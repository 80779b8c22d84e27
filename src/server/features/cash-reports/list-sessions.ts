import type { listCashSessions } from "../../../contract/cash-reports.ts";
import type { QueryOf, ResponseOf } from "../../../contract/platform/define.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readList } from "../../platform/lists/read-list.ts";
import { readSettings } from "../settings/public.ts";
import { type SessionListRow, sessionList, sessionListValues } from "./session-list.ts";

/** A page of the history; cashiers see what they opened and what is open. */
export function listSessions(
  ctx: StaffContext,
  query: QueryOf<typeof listCashSessions>,
): Promise<ResponseOf<typeof listCashSessions>> {
  return ctx.inTenant(async (tx) => {
    const { rows, ...page } = await readList(tx, sessionList, sessionListValues(ctx, tx, query), query);
    const { currency } = await readSettings(tx, ctx.now);
    return { ...page, rows: rows.map(rowView), currency };
  });
}

function rowView(row: SessionListRow): ResponseOf<typeof listCashSessions>["rows"][number] {
  return {
    session_id: row.session_id,
    z_no: row.z_no,
    drawer: row.drawer,
    business_date: row.business_date,
    opened_at: row.opened_at,
    opened_by: row.opened_by,
    closed_at: row.closed_at,
    expected: row.expected,
    counted: row.counted,
    difference: row.difference,
    other_expected: row.other_expected,
    other_counted: row.other_counted,
    other_difference: row.other_difference,
    other_surplus: row.other_surplus,
    other_missing: row.other_missing,
    difference_reason: row.difference_reason,
  };
}
