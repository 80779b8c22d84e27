import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { clockText, dayText } from "#platform/server/i18n/clock-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import type { Feedback } from "../contract/staff-feedback.ts";
import { feedbackQuestions, lowQuestions } from "../domain/feedback.ts";

export interface LowFeedback {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly feedback: Feedback;
  /** Of the restaurant's clock. */
  readonly zone: string;
}

/** The mail about a bad answer, in the language of its reader: what was low, of whom and of what, and how to call them. */
export function lowFeedbackMail({ to, name, language, store, publicUrl, feedback, zone }: LowFeedback): Mail {
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
    subject: say("feedback.mail.subject", { store, low: low.join(", ") }),
    paragraphs: [
      say("feedback.mail.greeting", { name, guest: feedback.name ?? say("feedback.mail.a_guest") }),
      ...facts.flatMap(([key, value]) =>
        value === null ? [] : [`${say(`feedback.column.${key}`)}: ${value}`],
      ),
      ...feedbackQuestions.map(
        (question) => `${say(`feedback.question.${question}`)}: ${ratings[question]} / 5`,
      ),
      ...(feedback.remarks ? [`“${feedback.remarks}”`] : []),
    ],
    action: {
      label: say("feedback.mail.action"),
      url: `${publicUrl}/dashboard/feedbacks?answer=${feedback.id}`,
    },
    footer: say("feedback.mail.footer", { store }),
  });
}
