import type { Customer } from "../../../contract/customers.ts";
import type { CustomerId } from "../../../domain/ids.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { customerById } from "./customer-queries.ts";
import { customerView } from "./customer-view.ts";

/** One customer with all that is known. Throws not_found. */
export async function readCustomer(ctx: StaffContext, id: CustomerId): Promise<{ customer: Customer }> {
  return { customer: customerView(found(await ctx.inTenant((tx) => customerById(tx, id)))) };
}
