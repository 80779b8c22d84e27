import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import type { listReceivables as definition } from "../../../../contract/receivables.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readList } from "../../../platform/lists/read-list.ts";
import { readSettings } from "../../settings/public.ts";
import { receivableList, receivableValues, sumReceivables } from "./receivable-list.ts";

type ListReply = ResponseOf<typeof definition>;

/** A page of the customers who owe, with what they owe by its age, and what all that are found owe together. */
export function listReceivables(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<ListReply> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const values = receivableValues(tx, query.q, today);
    const page = await readList(tx, receivableList, values, query);
    return { ...page, sums: await sumReceivables(tx, values), today, currency };
  });
}
