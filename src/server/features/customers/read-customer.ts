import type { Customer } from "../../../contract/customers.ts";
import type { CustomerId } from "../../../domain/ids.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
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
