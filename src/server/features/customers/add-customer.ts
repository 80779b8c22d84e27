import type { CustomerBody, addCustomer as definition } from "../../../contract/customers.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { customerDisplayName } from "../../../domain/customers/customer-search.ts";
import { wallDateOf } from "../../../domain/periods/business-day.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { customerInput } from "./customer-input.ts";
import { insertCustomer } from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { customerSummaryView } from "./customer-view.ts";
import { refuseInvalidCustomer } from "./refuse-invalid-customer.ts";

/** Adds a customer after every rule of operations §5. One phone is one customer: a second one is refused on its field. */
export function addCustomer(ctx: StaffContext, body: CustomerBody): Promise<ResponseOf<typeof definition>> {
  const input = customerInput(body);
  return ctx.inTenant(async (tx) => {
    const { dayRule } = await readSettings(tx, ctx.now);
    // A birth date is compared with the date on the wall, which changes at midnight and not at the cut-off.
    refuseInvalidCustomer(input, wallDateOf(ctx.now.getTime(), dayRule.zone));
    const added = await insertCustomer(tx, customerRow(input), ctx.now);
    if (!added) throw new AppError("customer_phone_taken", { field: "phone" });
    const customer = customerSummaryView(added);
    return { message: ctx.say("customers.reply.added", { name: customerDisplayName(customer) }), customer };
  });
}
