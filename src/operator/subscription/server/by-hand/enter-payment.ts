import type { BodyOf } from "#platform/contract/define.ts";
import type { Id, TenantId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { enterPayment as definition } from "../../contract/subscription-history.ts";
import { isLiveCard } from "../../domain/card-days.ts";
import { isPaymentDay } from "../../domain/payment-day.ts";
import { monthsBought } from "../../domain/subscription.ts";
import { knownCard } from "../cards/card-queries.ts";
import { closeCheckoutsJob } from "../cards/close-checkouts.ts";
import { endCardJob } from "../cards/end-card.ts";
import { settleDays } from "../settle-days.ts";
import { noteAct } from "./note-act.ts";
import { insertPayment, markUndone, paymentOfUuid, readPayments } from "./payment-queries.ts";
import { inRestaurant } from "./restaurant.ts";

type Sent = BodyOf<typeof definition>;

/**
 * Enters what a restaurant paid by transfer or in cash: it works for so many months more, from the day after what is paid. Refused while a card is charged
 * by itself: the restaurant would pay twice. A card that was refused ends with it, or its late charge would come on top. Sent again it is
 * entered once. Refused as well: for a restaurant that is switched off or told to be deleted, which it would not open (`payment_of_closed`); a
 * day that is not of the last year; and when the days have changed since the form was opened (`payment_meanwhile`).
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
        // A page that is open would charge from a day that is paid now.
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
  await noteAct(ctx, deps, tenantId, (payments) =>
    payments.find(({ client_uuid }) => client_uuid === sent.uuid),
  );
  return reply;
}

/** Whether this very payment is there; another under its uuid is refused. */
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

/** Takes the last payment back that counts, with the months it gave. */
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
  await noteAct(ctx, deps, tenantId, (payments) => payments.find(({ id }) => id === paymentId));
  return reply;
}

/** In the restaurant's own log, where the operator is nobody's user: who it was stands with what was done. */
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
