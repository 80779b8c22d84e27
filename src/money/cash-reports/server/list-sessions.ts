import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listCashSessions } from "../contract/cash-reports.ts";
import { sessionList, sessionListValues } from "./session-list.ts";

/** A page of the history; cashiers see what they opened and what is open. */
export function listSessions(
  ctx: StaffContext,
  query: QueryOf<typeof listCashSessions>,
): Promise<ResponseOf<typeof listCashSessions>> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    const page = await readList(tx, sessionList, sessionListValues(ctx, tx, query, today), query);
    return { ...page, currency };
  });
}
