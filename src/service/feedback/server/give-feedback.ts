import { readSettings, tenantOfMenuCode } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { type AskingPhone, ensurePhone, introducePhone } from "#platform/server/http/ensure-phone.ts";
import { guestPhone } from "#platform/server/phone/guest-phone.ts";
import { isBirthDate } from "#service/customers/domain/validate-customer.ts";
import type { giveFeedback as definition } from "../contract/guest-feedback.ts";
import { feedbackQuestions, isLoved, lowQuestions } from "../domain/feedback.ts";
import { type FeedbackSubject, feedbackSubject, refuseBeyondQuota } from "./feedback-subject.ts";
import { requestLowMail } from "./mail-low-feedback.ts";

type Given = BodyOf<typeof definition>;

interface Desk extends Pick<Deps, "db"> {
  readonly ctx: PublicContext;
}

/**
 * Stores a guest's feedback about the visit and the invoice of their phone. A reference that this server did not issue is
 * `not_found`; a second answer of a phone for its visit or an invoice is `feedback_given`; a birthdate later than today is
 * refused on its field; what strangers send beyond their quota is `too_many_requests`. People who see feedback are notified
 * of a bad one at once on screen, and by mail.
 */
export async function giveFeedback(
  { db, ctx }: Desk,
  qrcode: string,
  given: Given,
): Promise<ResponseOf<typeof definition>> {
  const tenantId = await tenantOfMenuCode(db, qrcode);
  const phone = ensurePhone(ctx, { qrcode, tenantId });
  const reply = await db.inTenant(tenantId, async (tx) => {
    const store = await storeOf(tx);
    if (!store.is_feedback_enabled) throw new AppError("feedback_off");
    await refuseUnborn(tx, ctx.now, given.birthdate ?? null);
    const of = await feedbackSubject(tx, given, { secret: store.feedback_secret, phone, now: ctx.now });
    const who = guestOf(given, of.customerId);
    await refuseBeyondQuota(tx, of, { phone, now: ctx.now });
    const id = await insert(tx, ctx.now, { given, of, who, phone });
    const average = feedbackQuestions.reduce((sum, question) => sum + given[question], 0) * 20;
    const isLow = lowQuestions(given).length > 0;
    tx.emit({ type: "feedback_given", feedbackId: id, isLow });
    if (isLow) await requestLowMail(tx, ctx.now);
    return {
      message: ctx.say("feedback.reply.thanks"),
      review_url: isLoved(average) ? store.review_url : null,
    };
  });
  await introducePhone(ctx, qrcode, phone);
  return reply;
}

const storeOf = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["is_feedback_enabled", "review_url", "feedback_secret"])
      .where("tenant_id", "=", tx.tenantId),
  );

/** Returns who answered: a customer is known, others give their data (back-office §5). */
function guestOf({ name, phone, email }: Given, customerId: CustomerId | null) {
  if (customerId !== null) return { name: name || null, phone: phone || null, email: email || null };
  if (!name) throw new AppError("guest_name_required", { field: "name" });
  return { name, phone: guestPhone(phone ?? "", "phone"), email: email || null };
}

/** Applies the rule for birth dates, by the restaurant's calendar date. */
async function refuseUnborn(tx: Tx, now: Date, birthdate: string | null): Promise<void> {
  if (birthdate === null) return;
  const { dayRule } = await readSettings(tx, now);
  if (!isBirthDate(birthdate, wallDateOf(now.getTime(), dayRule.zone)))
    throw new AppError("invalid_input", { fields: [{ field: "birthdate", code: "birth_date_invalid" }] });
}

interface NewFeedback {
  readonly given: Given;
  readonly of: FeedbackSubject;
  readonly phone: AskingPhone;
  readonly who: ReturnType<typeof guestOf>;
}

async function insert(tx: Tx, now: Date, { given, of, who, phone }: NewFeedback) {
  const row = await tx.first(
    sqlOf
      .insertInto("feedbacks")
      .values({
        tenant_id: tx.tenantId,
        given_at: now,
        invoice_id: of.invoiceId,
        customer_id: of.customerId,
        visit_id: of.visitId,
        guest_token_hash: phone.tokenHash,
        sent_from: of.invoiceId === null && of.visitId === null ? phone.sentFrom : null,
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
