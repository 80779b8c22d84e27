import type { ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { mergeCustomers as definition } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { mergeCustomers as merge } from "../domain/merge-customers.ts";
import { storedInput } from "./customer-input.ts";
import {
  type CustomerRecord,
  customerIdOf,
  lockBoth,
  makeNameless,
  moveHistory,
  writeCustomer,
} from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { auditedFields, customerView } from "./customer-view.ts";
import { notifyScreensShowing } from "./notify-screens.ts";

/**
 * Merges two customers who are one person. Accounts and debts move to the one who stays; invoices stay as written
 * and are found through the one who is gone. Refuses `customer_is_same`.
 */
export function mergeCustomers(
  ctx: StaffContext,
  key: CustomerId | string,
  otherId: CustomerId,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { kept, other } = await lockPair(tx, key, otherId);
    const row = {
      ...customerRow(merge(storedInput(kept), storedInput(other))),
      credit_limit_cents: kept.credit_limit_cents ?? other.credit_limit_cents,
      // The term belongs to the limit.
      credit_days: (kept.credit_limit_cents === null ? other : kept).credit_days,
    };
    await moveHistory(tx, other.id, kept.id);
    const name = customerDisplayName({ name: row.name, phone: kept.phone });
    await makeNameless(tx, [other.id], { name, mergedInto: kept.id }, ctx.now);
    const customer = await writeCustomer(tx, kept.id, row, ctx.now);
    await recordAudit(tx, ctx, [
      {
        action: "customer.merged",
        subject: "customer",
        subjectId: kept.id,
        before: auditedFields(kept),
        after: { ...auditedFields(row), merged: `${customerDisplayName(other)} · ${other.phone}` },
      },
    ]);
    tx.emit({ type: "customers_changed" });
    await notifyScreensShowing(tx, [kept.id]);
    const words = { name, other: customerDisplayName(other) };
    return { message: ctx.say("customers.reply.merged", words), customer: customerView(customer) };
  });
}

async function lockPair(
  tx: Tx,
  key: CustomerId | string,
  otherKey: CustomerId,
): Promise<{ kept: CustomerRecord; other: CustomerRecord }> {
  const keptId = found(await customerIdOf(tx, key));
  const otherId = found(await customerIdOf(tx, otherKey));
  if (keptId === otherId) throw new AppError("customer_is_same", { field: "otherId" });
  const rows = await lockBoth(tx, [keptId, otherId]);
  return {
    kept: found(rows.find(({ id }) => id === keptId)),
    other: found(rows.find(({ id }) => id === otherId)),
  };
}
