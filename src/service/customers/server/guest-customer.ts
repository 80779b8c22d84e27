import type { CustomerId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { customerInput, NO_CREDIT } from "./customer-input.ts";
import { customerIdOf, insertCustomer } from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { auditedFields } from "./customer-view.ts";

interface Guest {
  readonly name: string;
  /** Validated phone. */
  readonly phone: string;
}

/** Returns the customer of a guest who ordered with name and phone: the one with this phone, or a new one. */
export async function customerOfGuest(tx: Tx, now: Date, { name, phone }: Guest): Promise<CustomerId> {
  const known = await customerIdOf(tx, phone);
  if (known !== undefined) return known;
  const row = { ...customerRow(customerInput({ type: "CONSUMIDOR_FINAL", phone, name })), ...NO_CREDIT };
  const added = await insertCustomer(tx, row, now);
  // Somebody else added the same phone meanwhile.
  if (!added) return required(await customerIdOf(tx, phone), "the customer of a phone that is taken");
  const nobody = { now, userId: null, sessionId: null };
  await recordAudit(tx, nobody, [
    {
      action: "customer.added",
      subject: "customer",
      subjectId: added.id,
      before: null,
      after: auditedFields(row),
    },
  ]);
  tx.emit({ type: "customers_changed", customerId: added.id });
  return added.id;
}
