import type { BodyOf } from "#platform/contract/define.ts";
import type { Id, TenantId } from "#platform/domain/ids.ts";
import { type AuditRecord, isAudited, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { enterPayment as definition } from "../../contract/subscription-history.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { isPaymentDay } from "../../domain/payment-by-hand.ts";
import { monthsBought } from "../../domain/subscription.ts";
import { knownCard } from "../cards/card-queries.ts";
import { closeCheckoutsJob } from "../cards/checkout.ts";
import { endCardJob } from "../cards/end-card.ts";
import { settleDays } from "../settle-days.ts";
import { subscriptionState } from "../subscription-state.ts";
import { insertPayment, markUndone, paymentOfUuid, readPayments } from "./payment-queries.ts";

type Sent = BodyOf<typeof definition>;

/**
 * Enters a payment by transfer or in cash: the restaurant works for so many months more, from the day after
 * the paid ones. Sent again it is entered once. A card that is charged by itself makes it fail, since the
 * restaurant would pay twice; a refused card is ended, since its late charge would come on top. Throws
 * `payment_of_closed` for a restaurant that is switched off or to be deleted, which a payment would not open;
 * an error for a day that is not of the last year; `payment_meanwhile` when the days have changed since the
 * form was opened.
 */
export async function enterPayment(
  ctx: StaffContext,
  deps: Deps,
  tenantId: TenantId,
  sent: Sent,
): Promise<{ message: string }> {
  const reply = await inRestaurant(deps.db, tenantId, async (tx) => {
    const settling = { now: ctx.now, graceDays: deps.subscription.graceDays };
    const { before, after } = await settleDays(tx, settling, {
      change: async ({ end, today, isSwitchedOn }) => {
        if (await isAgain(tx, sent)) return;
        if (!isPaymentDay(sent.paid_on, today))
          throw new AppError("invalid_input", { fields: [{ field: "paid_on", code: "payment_day" }] });
        if (!isSwitchedOn) throw new AppError("payment_of_closed");
        if (sent.seen_end !== undefined && sent.seen_end !== end)
          throw new AppError("payment_meanwhile", { details: { end } });
        const card = await knownCard(tx);
        if (isLiveCard(card.status) && !card.ends) {
          if (card.failedAt === null) throw new AppError("paid_by_card");
          await addJob(tx, endCardJob, { tenantId });
        }
        // An open page would charge from a day that is paid now.
        await addJob(tx, closeCheckoutsJob, { tenantId });
        const days = monthsBought(end, sent.months, today);
        const payment = {
          ...sent,
          ...days,
          paidOn: sent.paid_on,
          note: sent.note ?? "",
          by: ctx.username,
          now: ctx.now,
        };
        const id = await insertPayment(tx, payment);
        await recordByOperator(tx, ctx, id, {
          action: "subscription.payment_entered",
          after: { amount: sent.amount, method: sent.method, months: sent.months, until: days.expiresOn },
        });
      },
      tell: (was, is) => (was.end === is.end ? null : was.end === null ? "created" : "renewed"),
    });
    const end = found(after.end ?? before.end ?? undefined);
    return { message: ctx.say("subscription.reply.entered", { day: dayInWords(end, ctx.language) }) };
  });
  await noteAction(ctx, deps, tenantId, (payments) =>
    payments.find(({ client_uuid }) => client_uuid === sent.uuid),
  );
  return reply;
}

/** Tells whether this very payment is stored; throws for another one under its uuid. */
async function isAgain(tx: Tx, sent: Sent): Promise<boolean> {
  const known = await paymentOfUuid(tx, sent.uuid);
  if (!known) return false;
  const isSame =
    known.amount_cents === sent.amount &&
    known.months === sent.months &&
    known.method === sent.method &&
    known.paid_on === sent.paid_on;
  if (!isSame) throw new AppError("uuid_taken");
  return true;
}

/** Undoes the last payment that counts, with its months. */
export async function undoPayment(
  ctx: StaffContext,
  deps: Deps,
  {
    tenantId,
    paymentId,
    reason,
  }: {
    readonly tenantId: TenantId;
    readonly paymentId: Id<"SubscriptionPayment">;
    readonly reason: string;
  },
): Promise<{ message: string }> {
  const reply = await inRestaurant(deps.db, tenantId, async (tx) => {
    const settling = { now: ctx.now, graceDays: deps.subscription.graceDays };
    await settleDays(tx, settling, {
      change: async () => {
        const payments = await readPayments(tx);
        const payment = found(payments.find(({ id }) => id === paymentId));
        if (payment.undone_at !== null) throw new AppError("payment_already_undone");
        const last = payments.find(({ undone_at }) => undone_at === null);
        if (last?.id !== paymentId) throw new AppError("payment_not_last");
        await addJob(tx, closeCheckoutsJob, { tenantId });
        await markUndone(tx, paymentId, { by: ctx.username, reason, now: ctx.now });
        await recordByOperator(tx, ctx, paymentId, {
          action: "subscription.payment_undone",
          reason,
          before: { amount: payment.amount_cents, until: payment.expires_on },
        });
      },
      tell: () => "payment_undone",
    });
    return { message: ctx.say("subscription.reply.undone") };
  });
  await noteAction(ctx, deps, tenantId, (payments) => payments.find(({ id }) => id === paymentId));
  return reply;
}

/** Writes to the restaurant's own log, where the operator is no user: the entry carries their name. */
async function recordByOperator(
  tx: Tx,
  ctx: StaffContext,
  subjectId: Id<"SubscriptionPayment">,
  {
    action,
    reason,
    before = null,
    after = {},
  }: {
    readonly action: "subscription.payment_entered" | "subscription.payment_undone";
    readonly reason?: string;
    readonly before?: object | null;
    readonly after?: object;
  },
): Promise<void> {
  await recordAudit(tx, { now: ctx.now, userId: null, sessionId: null }, [
    {
      action,
      subject: "subscription",
      subjectId,
      before,
      after: { ...after, operator: ctx.name },
      ...(reason === undefined ? {} : { reason }),
    },
  ]);
}

type Payment = Awaited<ReturnType<typeof readPayments>>[number];

/**
 * Writes to the operators' log what one did with a payment; the restaurant's own log has it already. The
 * entry follows from the payment's state, so a repeated request writes it once.
 */
async function noteAction(
  ctx: StaffContext,
  { db }: Pick<Deps, "db">,
  tenantId: TenantId,
  pick: (payments: readonly Payment[]) => Payment | undefined,
): Promise<void> {
  const { name, payment } = await db.inTenant(tenantId, async (tx) => ({
    name: (await subscriptionState(tx, ctx.now)).name,
    payment: required(pick(await readPayments(tx)), "the payment that was written"),
  }));
  const { id, amount_cents: amount, method, months, expires_on: until, undone_reason: reason } = payment;
  const isUndone = payment.undone_at !== null;
  const facts = { name, amount, method, months, until };
  const record: AuditRecord = {
    action: isUndone ? "subscription.payment_undone" : "subscription.payment_entered",
    subject: "subscription",
    subjectId: id,
    ...(reason === null ? {} : { reason }),
    before: isUndone ? facts : null,
    after: isUndone ? null : facts,
  };
  await ctx.inTenant(async (tx) => {
    if (!(await isAudited(tx, record, payment.entered_at))) await recordAudit(tx, ctx, [record]);
  });
}

/** Runs an operator's transaction in a restaurant. Throws `not_found` when it is none. */
async function inRestaurant<T>(db: Database, tenantId: TenantId, work: (tx: Tx) => Promise<T>): Promise<T> {
  const rows = await db.directory("select 1 from tenants where id = $1 and kind = 'restaurant'", [tenantId]);
  if (rows.length === 0) throw new AppError("not_found");
  return db.inTenant(tenantId, work);
}
