import type { CustomerId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Customer } from "../contract/customers.ts";
import { customerById, customerIdOf } from "./customer-queries.ts";
import { customerView } from "./customer-view.ts";

/** One customer with all that is known, by id or by phone in any spelling. Throws not_found. */
export async function readCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
): Promise<{ customer: Customer }> {
  return ctx.inTenant(async (tx) => {
    const id = found(await customerIdOf(tx, key));
    return { customer: customerView(found(await customerById(tx, id))) };
  });
}
