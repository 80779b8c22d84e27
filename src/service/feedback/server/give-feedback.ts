import { readSettings, tenantOfMenuCode } from "#core/settings/server/public.ts";
import { peopleToMail } from "#core/users/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { CustomerId, FeedbackId, InvoiceId, VisitId } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { clockText, dayText } from "#platform/server/i18n/clock-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { guestPhone } from "#platform/server/phone/guest-phone.ts";
import { readFeedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { isBirthDate } from "#service/customers/domain/validate-customer.ts";
import { guestAtTable, phoneTokenHash } from "#service/visits/server/public.ts";
import type { giveFeedback as definition } from "../contract/guest-feedback.ts";
import type { Feedback } from "../contract/staff-feedback.ts";
import { feedbackQuestions, isLoved, lowQuestions, UNASKED_A_DAY } from "../domain/feedback.ts";
import { selectFeedback } from "./list-feedback.ts";

type Given = BodyOf<typeof definition>;

interface Desk extends Pick<Deps, "db" | "publicUrl"> {
  readonly ctx: PublicContext;
}

/**
 * Stores a guest's feedback. A reference that this server did not issue is `not_found`; a second answer for an
 * invoice or a visit is `feedback_given`; a birthdate later than today is refused on its field; too many answers
 * a day without invoice and visit are `too_many_requests`. People who see feedback are notified of a bad one at
 * once, on screen and by mail.
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
    const of = await subjectOf(tx, given, { ctx, secret: store.feedback_secret });
    const who = guestOf(given, of.customerId);
    if (of.invoiceId === null && of.visitId === null) await refuseFlood(tx, ctx.now);
    const id = await insert(tx, ctx.now, { given, of, who });
    const average = feedbackQuestions.reduce((sum, question) => sum + given[question], 0) * 20;
    const isLow = lowQuestions(given).length > 0;
    tx.emit({ type: "feedback_given", feedbackId: id, isLow });
    if (isLow) await mailLowFeedback(tx, desk, id);
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

async function subjectOf(
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

async function refuseFlood(tx: Tx, now: Date): Promise<void> {
  const [row] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from feedbacks
      where tenant_id = $1 and given_at > $2 and invoice_id is null and visit_id is null`,
    values: [tx.tenantId, new Date(now.getTime() - DAY_MS)],
  });
  if (required(row, "a count").count >= UNASKED_A_DAY)
    throw new AppError("too_many_requests", { details: { seconds: DAY_MS / 1_000 } });
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

/** Mails everybody who sees feedback. */
async function mailLowFeedback(tx: Tx, { ctx, publicUrl }: Desk, id: FeedbackId): Promise<void> {
  const { store, language, dayRule } = await readSettings(tx, ctx.now);
  const feedback = required(await selectFeedback(tx, id), "an answer");
  for (const person of await peopleToMail(tx, language, (actor) => mayEnter(actor, "feedbacks")))
    await addJob(
      tx,
      sendMail,
      lowFeedbackMail({ ...person, store: store.store_name, publicUrl, feedback, zone: dayRule.zone }),
    );
}

interface LowFeedback {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly feedback: Feedback;
  /** Time zone of the restaurant. */
  readonly zone: string;
}

/**
 * Writes the mail about a bad answer in its reader's language: what was rated low, by whom, about what, and how
 * to call them.
 */
function lowFeedbackMail({ to, name, language, store, publicUrl, feedback, zone }: LowFeedback): Mail {
  const say = sayIn(language);
  const ratings = {
    food_quality: feedback.food_quality_rating,
    service: feedback.service_rating,
    staff_behavior: feedback.staff_behavior_rating,
    ambiance: feedback.ambiance_rating,
    recommend: feedback.recommend_rating,
  };
  const low = lowQuestions(ratings).map((question) => say(`feedback.question.${question}`));
  const facts = [
    ["phone", feedback.phone],
    ["email", feedback.email],
    ["table", feedback.table_title],
    ["invoice", feedback.invoice_no === null ? null : `#${feedback.invoice_no}`],
    ["date", `${dayText(feedback.date, zone, language)}, ${clockText(feedback.date, zone)}`],
  ] as const;
  return composeMail({
    to,
    language,
    subject: say("feedback.mail.subject", { store, low: listText(low, language) }),
    paragraphs: [
      say("feedback.mail.greeting", { name, guest: feedback.name ?? say("feedback.mail.a_guest") }),
      ...facts.flatMap(([key, value]) =>
        value === null ? [] : [say("common.labelled", { label: say(`feedback.column.${key}`), value })],
      ),
      ...feedbackQuestions.map((question) =>
        say("common.labelled", {
          label: say(`feedback.question.${question}`),
          value: `${ratings[question]} / 5`,
        }),
      ),
      ...(feedback.remarks ? [`“${feedback.remarks}”`] : []),
    ],
    action: {
      label: say("feedback.see"),
      url: `${publicUrl}/dashboard/feedbacks?answer=${feedback.id}`,
    },
    footer: say("common.sent_by_store_with_comanda", { store }),
  });
}
