import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { CustomerId, FeedbackId, InvoiceId, VisitId } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { peopleToMail } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { tenantOfMenuCode } from "#platform/server/db/tenant-of-menu-code.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { guestPhone } from "#platform/server/phone/guest-phone.ts";
import { readFeedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { isBirthDate } from "#service/customers/domain/validate-customer.ts";
import { guestAtTable, phoneTokenHash } from "#service/visits/server/public.ts";
import type { giveFeedback as definition } from "../contract/guest-feedback.ts";
import { feedbackQuestions, isLoved, lowQuestions, UNASKED_A_DAY } from "../domain/feedback.ts";
import { selectFeedback } from "./feedback-list.ts";
import { lowFeedbackMail } from "./feedback-mail.ts";

type Given = BodyOf<typeof definition>;

interface Desk extends Pick<Deps, "db" | "publicUrl"> {
  readonly ctx: PublicContext;
}

/**
 * Keeps what a guest says. A reference that this server did not give out is `not_found`; a second answer for an invoice or a
 * visit is `feedback_given`; a birthdate later than today is refused on its field; beyond so many a day that belong to neither, `too_many_requests`. Whoever sees feedback is told
 * of a bad one at once, on their screens and by mail.
 */
export async function giveFeedback(
  desk: Desk,
  qrcode: string,
  given: Given,
): Promise<ResponseOf<typeof definition>> {
  const { db, ctx } = desk;
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    const store = await storeOf(tx);
    if (!store.is_feedback_enabled) throw new AppError("feedback_off");
    await refuseUnborn(tx, ctx.now, given.birthdate ?? null);
    const of = await whatItIsOf(tx, given, { ctx, secret: store.feedback_secret });
    const who = guestOf(given, of.customerId);
    if (of.invoiceId === null && of.visitId === null) await refuseFlood(tx, ctx.now);
    const id = await insert(tx, ctx.now, { given, of, who });
    const average = feedbackQuestions.reduce((sum, question) => sum + given[question], 0) * 20;
    const isLow = lowQuestions(given).length > 0;
    tx.emit({ type: "feedback_given", feedbackId: id, isLow });
    if (isLow) await mailOfLow(tx, desk, id);
    return {
      message: ctx.say("feedback.reply.thanks"),
      review_url: isLoved(average) ? store.review_url : null,
    };
  });
}

const storeOf = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["is_feedback_enabled", "review_url", "feedback_secret"])
      .where("tenant_id", "=", tx.tenantId),
  );

interface FeedbackOf {
  readonly invoiceId: InvoiceId | null;
  readonly customerId: CustomerId | null;
  readonly visitId: VisitId | null;
}

async function whatItIsOf(
  tx: Tx,
  given: Given,
  { ctx, secret }: { readonly ctx: PublicContext; readonly secret: string },
): Promise<FeedbackOf> {
  const idOf = (reference: string, kind: "invoice" | "customer") =>
    found(readFeedbackReference(secret, reference, kind));
  const invoiceId = given._ref == null ? null : (idOf(given._ref, "invoice") as InvoiceId);
  const customerId = given._cref == null ? null : (idOf(given._cref, "customer") as CustomerId);
  const tokenHash = phoneTokenHash(ctx);
  if (given.tableId == null || invoiceId !== null || tokenHash === null)
    return { invoiceId, customerId, visitId: null };
  const { visit, me } = await guestAtTable(tx, { locator: given.tableId, tokenHash });
  return {
    invoiceId,
    customerId,
    visitId: me?.standing === "admitted" ? required(visit, "a visit").id : null,
  };
}

/** A customer is known; whoever else answers says who they are (back-office §5). */
function guestOf({ name, phone, email }: Given, customerId: CustomerId | null) {
  if (customerId !== null) return { name: name || null, phone: phone || null, email: email || null };
  if (!name) throw new AppError("guest_name_required", { field: "name" });
  return { name, phone: guestPhone(phone ?? "", "phone"), email: email || null };
}

/** The rule of customers' births, by the restaurant's date on the wall. */
async function refuseUnborn(tx: Tx, now: Date, birthdate: string | null): Promise<void> {
  if (birthdate === null) return;
  const { dayRule } = await readSettings(tx, now);
  if (!isBirthDate(birthdate, wallDateOf(now.getTime(), dayRule.zone)))
    throw new AppError("invalid_input", { fields: [{ field: "birthdate", code: "birth_date_invalid" }] });
}

const A_DAY_MS = 86_400_000;

async function refuseFlood(tx: Tx, now: Date): Promise<void> {
  const [row] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from feedbacks
      where tenant_id = $1 and given_at > $2 and invoice_id is null and visit_id is null`,
    values: [tx.tenantId, new Date(now.getTime() - A_DAY_MS)],
  });
  if (required(row, "a count").count >= UNASKED_A_DAY)
    throw new AppError("too_many_requests", { details: { seconds: A_DAY_MS / 1_000 } });
}

interface NewFeedback {
  readonly given: Given;
  readonly of: FeedbackOf;
  readonly who: ReturnType<typeof guestOf>;
}

async function insert(tx: Tx, now: Date, { given, of, who }: NewFeedback) {
  const row = await tx.first(
    sqlOf
      .insertInto("feedbacks")
      .values({
        tenant_id: tx.tenantId,
        given_at: now,
        invoice_id: of.invoiceId,
        customer_id: of.customerId,
        visit_id: of.visitId,
        ...who,
        birth_date: given.birthdate ?? null,
        remarks: given.remarks || null,
        food_quality: given.food_quality,
        service: given.service,
        staff_behavior: given.staff_behavior,
        ambiance: given.ambiance,
        recommend: given.recommend,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );
  if (row === undefined) throw new AppError("feedback_given");
  return row.id;
}

/** To everybody who sees feedback. */
async function mailOfLow(tx: Tx, { ctx, publicUrl }: Desk, id: FeedbackId): Promise<void> {
  const { store, language, dayRule } = await readSettings(tx, ctx.now);
  const feedback = required(await selectFeedback(tx, id), "an answer");
  for (const person of await peopleToMail(tx, language, (actor) => mayEnter(actor, "feedbacks")))
    await addJob(
      tx,
      sendMail,
      lowFeedbackMail({ ...person, store: store.store_name, publicUrl, feedback, zone: dayRule.zone }),
    );
}
