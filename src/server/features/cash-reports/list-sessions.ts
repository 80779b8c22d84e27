import { type listCashSessions, SESSIONS_A_PAGE } from "../../../contract/cash.ts";
import type { QueryOf, ResponseOf } from "../../../contract/define.ts";
import { mayDo } from "../../../domain/access/actions.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { type HistoryRow, sessionHistory } from "./closing-queries.ts";

/** A page of the history; cashiers see what they opened and what is open. */
export function listSessions(
  ctx: StaffContext,
  { q, from, to, page }: QueryOf<typeof listCashSessions>,
): Promise<ResponseOf<typeof listCashSessions>> {
  return ctx.inTenant(async (tx) => {
    const rows = await sessionHistory(tx, {
      words: q === undefined || q === "" ? null : q,
      from: from ?? null,
      to: to ?? null,
      seenBy: mayDo(ctx, "cash.oversee") ? null : ctx.userId,
      limit: SESSIONS_A_PAGE,
      offset: (page - 1) * SESSIONS_A_PAGE,
    });
    const { currency } = await readSettings(tx, ctx.now);
    return { sessions: rows.map(rowView), total: rows[0]?.total ?? 0, currency };
  });
}

function rowView(row: HistoryRow): ResponseOf<typeof listCashSessions>["sessions"][number] {
  return {
    session_id: row.id,
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
