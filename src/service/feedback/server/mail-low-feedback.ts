import { z } from "zod";
import { readSettings } from "#core/settings/server/public.ts";
import { peopleToMail } from "#core/users/server/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type FeedbackId, type TenantId, toId } from "#platform/domain/ids.ts";
import { DAY_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { factsLine } from "#platform/domain/text/facts-line.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { momentText } from "#platform/domain/writing/moment-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type Language, type Say, sayIn } from "#platform/server/i18n/say.ts";
import { addJob, addJobLater, job } from "#platform/server/jobs/jobs.ts";
import type { Feedback } from "../contract/staff-feedback.ts";
import { feedbackQuestions, LOW, lowQuestions } from "../domain/feedback.ts";
import { selectFeedback } from "./list-feedback.ts";

/** Least time between two mails about bad answers; what comes meanwhile is in the next one. */
const BETWEEN_MAILS_MS = 10 * MINUTE_MS;
/** Answers that one mail tells in full. */
const MAX_MAILED = 20;

/** Asks for a mail about a bad answer: at once, or together with others once the time after the last mail is over. */
export async function requestLowMail(tx: Tx, now: Date): Promise<void> {
  const [row] = await tx.query<{ last: Date | null }>({
    text: "select max(mailed_at) as last from feedbacks where tenant_id = $1 and given_at > $2",
    values: [tx.tenantId, new Date(now.getTime() - DAY_MS)],
  });
  const next = (row?.last?.getTime() ?? 0) + BETWEEN_MAILS_MS;
  const seconds = Math.max(0, Math.ceil((next - now.getTime()) / 1_000));
  const delay = { name: `mail-low-feedback:${tx.tenantId}`, seconds };
  await addJobLater(tx, mailLowFeedback, { tenantId: tx.tenantId }, delay);
}

/**
 * Mails the bad answers of a restaurant that were not mailed yet to everybody who sees feedback. The transaction that notes
 * them as mailed sends the mails, so that a second run sends none twice.
 */
export const mailLowFeedback = job({
  name: "mail-low-feedback",
  payload: z.object({ tenantId: z.number().int().positive() }),
  maxAttempts: 5,
  handle: ({ tenantId }, { db, clock, publicUrl }) =>
    db.inTenant(toId<"Tenant">(tenantId) satisfies TenantId, (tx) =>
      mailAll(tx, { now: clock(), publicUrl }),
    ),
});

async function mailAll(
  tx: Tx,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const ids = await takeUnmailed(tx, now);
  if (ids.length === 0) return;
  const { store, language, dayRule } = await readSettings(tx, now);
  const answers: Feedback[] = [];
  for (const id of ids.slice(0, MAX_MAILED))
    answers.push(required(await selectFeedback(tx, id), "an answer"));
  for (const person of await peopleToMail(tx, language, (actor) => mayEnter(actor, "feedbacks")))
    await addJob(
      tx,
      sendMail,
      lowFeedbackMail({
        ...person,
        store: store.store_name,
        publicUrl,
        answers,
        more: ids.length - answers.length,
        zone: dayRule.zone,
      }),
    );
}

/** Notes the bad answers of the last day as mailed; returns them, the latest first. */
async function takeUnmailed(tx: Tx, now: Date): Promise<FeedbackId[]> {
  const rows = await tx.query<{ id: FeedbackId }>({
    text: `with taken as (
        update feedbacks set mailed_at = $2
        where tenant_id = $1 and given_at > $3 and mailed_at is null and hidden_at is null
          and least(food_quality, service, staff_behavior, ambiance, recommend) <= $4
        returning id, given_at
      )
      select id from taken order by given_at desc, id desc -- tenant_id is in taken`,
    values: [tx.tenantId, now, new Date(now.getTime() - DAY_MS), LOW],
  });
  return rows.map(({ id }) => id);
}

interface LowFeedback {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly answers: readonly Feedback[];
  /** Number of answers that are not told in full. */
  readonly more: number;
  /** Time zone of the restaurant. */
  readonly zone: string;
}

/**
 * Writes the mail about bad answers in its reader's language: one with all that is known, several each in a few lines.
 * @proof
 */
export function lowFeedbackMail({
  to,
  name,
  language,
  store,
  publicUrl,
  answers,
  more,
  zone,
}: LowFeedback): Mail {
  const say = sayIn(language);
  const count = answers.length + more;
  const [first] = answers;
  const one = count === 1 && first !== undefined ? first : null;
  const facts = (answer: Feedback) => factsOf(answer, { say, zone, language });
  return composeMail({
    to,
    language,
    sender: store,
    subject:
      one === null
        ? say("feedback.mail.subjects", { count, store })
        : say("feedback.mail.subject", { store, low: lowText(one, { say, language }) }),
    paragraphs:
      one === null
        ? [
            say("feedback.mail.greetings", { name, count }),
            ...answers.flatMap((answer) => [
              factsLine([guestIn(answer, say), ...facts(answer)], language),
              ...wordsOf(answer, { say, language }),
            ]),
            ...(more === 0 ? [] : [say("feedback.mail.more", { count: more })]),
          ]
        : [
            say("feedback.mail.greeting", { name, guest: guestIn(one, say) }),
            ...facts(one),
            ...feedbackQuestions.map((question) =>
              say("common.labelled", {
                label: say(`feedback.question.${question}`),
                value: `${ratingsOf(one)[question]} / 5`,
              }),
            ),
            ...(one.remarks ? [say("feedback.mail.quote", { words: one.remarks })] : []),
          ],
    action: {
      label: say(one === null ? "feedback.see_all" : "feedback.see"),
      url: `${publicUrl}/dashboard/feedbacks${one === null ? "" : `?answer=${one.id}`}`,
    },
    footer: say("common.sent_by_store_with_comanda", { store }),
  });
}

const guestIn = ({ name }: Feedback, say: Say): string => name ?? say("feedback.mail.a_guest");

const ratingsOf = (answer: Feedback) => ({
  food_quality: answer.food_quality_rating,
  service: answer.service_rating,
  staff_behavior: answer.staff_behavior_rating,
  ambiance: answer.ambiance_rating,
  recommend: answer.recommend_rating,
});

interface Wording {
  readonly say: Say;
  readonly language: Language;
}

/** Names what was rated low. */
const lowText = (answer: Feedback, { say, language }: Wording): string =>
  listText(
    lowQuestions(ratingsOf(answer)).map((question) => say(`feedback.question.${question}`)),
    language,
  );

/** Says what was rated low, and quotes what was written. */
const wordsOf = (answer: Feedback, { say, language }: Wording): string[] => [
  say("feedback.mail.low", { low: lowText(answer, { say, language }) }),
  ...(answer.remarks ? [say("feedback.mail.quote", { words: answer.remarks })] : []),
];

/** Returns how to call the guest and what the answer is about, each with its label. */
function factsOf(
  { phone, email, table_title, invoice_no, date }: Feedback,
  { say, zone, language }: Wording & { readonly zone: string },
): string[] {
  const facts = [
    ["phone", phone],
    ["email", email],
    ["table", table_title],
    ["invoice", invoice_no === null ? null : say("common.number_of", { no: invoice_no })],
    ["date", momentText({ at: date, zone }, writingOf(language))],
  ] as const;
  return facts.flatMap(([key, value]) =>
    value === null ? [] : [say("common.labelled", { label: say(`feedback.column.${key}`), value })],
  );
}
