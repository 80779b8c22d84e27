import type { ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CustomerBody, addCustomer as definition } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { customerInput } from "./customer-input.ts";
import { insertCustomer } from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { customerSummaryView } from "./customer-view.ts";
import { auditedFields } from "./edited-fields.ts";
import { grantedCredit, NO_CREDIT } from "./granted-credit.ts";
import { refuseInvalidCustomer } from "./refuse-invalid-customer.ts";
import { wallToday } from "./wall-today.ts";

/** Adds a customer after every rule of operations §5. One phone is one customer: a second one is refused on its field. */
export function addCustomer(ctx: StaffContext, body: CustomerBody): Promise<ResponseOf<typeof definition>> {
  const input = customerInput(body);
  return ctx.inTenant(async (tx) => {
    refuseInvalidCustomer(input, await wallToday(tx, ctx.now));
    const row = { ...customerRow(input), ...grantedCredit(ctx, body, NO_CREDIT) };
    const added = await insertCustomer(tx, row, ctx.now);
    if (!added) throw new AppError("customer_phone_taken", { field: "phone" });
    const customer = customerSummaryView(added);
    await recordAudit(tx, ctx, [
      {
        action: "customer.added",
        subject: "customer",
        subjectId: added.id,
        before: null,
        after: auditedFields(row),
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: added.id });
    return { message: ctx.say("customers.reply.added", { name: customerDisplayName(customer) }), customer };
  });
}
