import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listReceivables as definition, sumReceivables as totals } from "../../contract/receivables.ts";
import { receivableList, receivableValues, sumsOfWhoOwe } from "./receivable-list.ts";

type ListReply = ResponseOf<typeof definition>;

/** A page of the customers who owe, with what they owe by its age. */
export function listReceivables(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<ListReply> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const values = receivableValues(tx, query.q, today);
    const page = await readList(tx, receivableList, values, query);
    return { ...page, today, currency };
  });
}

/** What all that are found owe together, by its age; apart from the page, which does not wait for it. */
export function sumReceivables(
  ctx: StaffContext,
  { q }: QueryOf<typeof totals>,
): Promise<ResponseOf<typeof totals>> {
  return ctx.inTenant(async (tx) => {
    const { today } = await readSettings(tx, ctx.now);
    return sumsOfWhoOwe(tx, receivableValues(tx, q, today));
  });
}
