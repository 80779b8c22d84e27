import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type { deleteCustomer as definition } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import {
  type CustomerRecord,
  lockWholeCustomer,
  makeNameless,
  personIds,
  removeCustomers,
  tiesOf,
} from "./customer-queries.ts";

/**
 * Deletes a customer with whoever was merged into them. Accounts and invoices are never touched: who has any is made
 * nameless instead (docs/decisions/0054). Refuses `customer_in_use` while an account of theirs is
 * open or a reservation to come, and `customer_owes` while they owe anything.
 */
export function deleteCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const customer = found(await lockWholeCustomer(tx, key));
    const name = customerDisplayName(customer);
    if (customer.balance_cents > 0) throw await owing(tx, ctx, customer);
    const ids = await personIds(tx, customer.id);
    const { open_accounts, reservations_ahead, has_history } = await tiesOf(tx, ids, ctx.now);
    const count = open_accounts + reservations_ahead;
    if (count > 0) throw new AppError("customer_in_use", { details: { name, count } });
    if (has_history) await makeNameless(tx, ids, { name: ctx.say("customers.reply.nameless") }, ctx.now);
    else await removeCustomers(tx, ids);
    await recordAudit(tx, ctx, [
      {
        action: "customer.deleted",
        subject: "customer",
        subjectId: customer.id,
        before: { name: customer.name, phone: customer.phone },
        after: null,
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: customer.id });
    return {
      message: ctx.say(has_history ? "customers.reply.made_nameless" : "customers.reply.deleted", { name }),
      became: has_history ? "nameless" : "deleted",
    };
  });
}

async function owing(tx: Tx, ctx: StaffContext, customer: CustomerRecord): Promise<AppError> {
  const { currency } = await readSettings(tx, ctx.now);
  const balance = moneyText(ctx, cents(customer.balance_cents), currency);
  return new AppError("customer_owes", { details: { name: customerDisplayName(customer), balance } });
}
