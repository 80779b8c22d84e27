import type { searchCustomers as definition } from "../../../contract/customers.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { customerSearchTerms } from "../../../domain/customers/customer-search.ts";
import type { StaffContext } from "../../platform/http/context.ts";
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
