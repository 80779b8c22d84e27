import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { searchCustomers as definition } from "../contract/customers.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";
import { customerSummaryView } from "./customer-view.ts";
import { findCustomers } from "./found-customers.ts";

/** The first customers that fit what is being typed; none for a text without a letter or digit. */
export async function searchCustomers(
  ctx: StaffContext,
  typed: string,
): Promise<ResponseOf<typeof definition>> {
  const [first, ...others] = customerSearchTerms(typed);
  if (first === undefined) return { customers: [] };
  const rows = await ctx.inTenant((tx) => findCustomers(tx, [first, ...others]));
  return { customers: rows.map(customerSummaryView) };
}
