import type Stripe from "stripe";
import { keyOf } from "./stripe-key.ts";

/** Invoices of one subscription that are looked through, the latest; a month each. */
const MOST_INVOICES = 12;

/** Gives back whatever a subscription was charged since a moment, each payment once however often it is asked; the sum in cents. */
export async function giveBackSince(stripe: Stripe, subscriptionId: string, since: Date): Promise<number> {
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: MOST_INVOICES,
  });
  let given = 0;
  for (const { id, amount_paid: paid, status_transitions: when } of data) {
    if (paid === 0 || when.paid_at === null || when.paid_at * 1000 < since.getTime()) continue;
    for (const intent of await intentsOf(stripe, id)) {
      const { amount } = await stripe.refunds.create(
        { payment_intent: intent },
        { idempotencyKey: keyOf("refund", intent) },
      );
      given += amount;
    }
  }
  return given;
}

/** The payments by card of an invoice that went through. */
async function intentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  return data.flatMap(({ payment: { payment_intent: intent } }) => {
    if (intent === undefined) return [];
    return [typeof intent === "string" ? intent : intent.id];
  });
}
