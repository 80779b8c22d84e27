import type { Id } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { HandPaymentMethod } from "../../domain/payment-by-hand.ts";

export interface NewPayment {
  readonly uuid: string;
  readonly paidOn: string;
  readonly amount: Cents;
  readonly method: HandPaymentMethod;
  readonly note: string;
  readonly months: number;
  readonly startsOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly by: string;
  readonly now: Date;
}

/** Inserts a payment and returns its number. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<Id<"SubscriptionPayment">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("subscription_payments")
      .values({
        tenant_id: tx.tenantId,
        client_uuid: payment.uuid,
        paid_on: payment.paidOn,
        amount_cents: payment.amount,
        method: payment.method,
        note: payment.note,
        months: payment.months,
        starts_on: payment.startsOn,
        expires_on: payment.expiresOn,
        entered_at: payment.now,
        entered_by: payment.by,
      })
      .returning("id"),
  );
  return id;
}

/** Returns all payments, the latest days first. */
export async function readPayments(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("subscription_payments")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("starts_on", "desc")
      .orderBy("id", "desc"),
  );
}

export async function paymentOfUuid(tx: Tx, uuid: string) {
  return tx.first(
    sqlOf
      .selectFrom("subscription_payments")
      .select(["amount_cents", "months", "method", "paid_on", "expires_on"])
      .where("tenant_id", "=", tx.tenantId)
      .where("client_uuid", "=", uuid),
  );
}

export async function markUndone(
  tx: Tx,
  id: Id<"SubscriptionPayment">,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("subscription_payments")
      .set({ undone_at: now, undone_by: by, undone_reason: reason })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

/** Returns the history of the subscription, the newest first. */
export async function subscriptionEntries(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("subscription_entries")
      .select(["id", "created_at", "starts_on", "expires_on", "status"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
  );
}
