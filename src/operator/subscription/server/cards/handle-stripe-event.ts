import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { CardMessage } from "#platform/outside/cards/card-payments.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { rawBodyOf } from "#platform/server/http/request-body.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { tenantOfCustomer } from "./card-queries.ts";
import { readCardJob } from "./read-card-job.ts";

/**
 * Days for which ids of messages are stored: Stripe repeats one for three days, and a signature is refused
 * after five minutes.
 */
const KEPT_DAYS = 60;

/**
 * Accepts a message from Stripe: it stores the id and adds the job that asks about the card, both or neither.
 * It refuses unsigned messages. A message about no restaurant of ours (any more) is accepted and logged, so
 * that Stripe stops sending it.
 */
export async function handleStripeEvent(ctx: PublicContext, deps: Deps): Promise<{ received: true }> {
  const { cards, db } = deps;
  if (!cards) throw new AppError("unknown_address");
  const signature = ctx.request.headers["stripe-signature"];
  const raw = rawBodyOf(ctx.request);
  const message = typeof signature === "string" ? cards.readMessage(raw, signature, ctx.now) : null;
  if (!message) {
    ctx.log.warn({ address: ctx.address }, "a message was refused that Stripe has not signed");
    throw new AppError("signature_invalid");
  }
  const { id, kind, customerId } = message;
  const tenantId = customerId === null ? undefined : await tenantOfCustomer(db, customerId);
  if (tenantId === undefined) {
    if (customerId !== null)
      ctx.log.warn(
        { message: id, kind, customer: customerId },
        "Stripe tells of a customer that is no restaurant's",
      );
    return { received: true };
  }
  await db.inTenant(tenantId, async (tx) => {
    if (await isNew(tx, message, ctx.now)) await addJob(tx, readCardJob, { tenantId });
  });
  return { received: true };
}

async function isNew(tx: Tx, { id, kind, customerId, createdAt }: CardMessage, now: Date): Promise<boolean> {
  const kept = await tx.query({
    text: `with old as (delete from card_events where received_at < $6)
      insert into card_events (event_id, kind, customer_id, created_at, received_at) values ($1, $2, $3, $4, $5)
      on conflict (event_id) do nothing returning 1 -- of no tenant_id: Stripe's own names`,
    values: [id, kind, customerId, createdAt, now, new Date(now.getTime() - KEPT_DAYS * DAY_MS)],
  });
  return kept.length > 0;
}
