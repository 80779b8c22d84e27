import { type FeedbackRatings, feedbackQuestions, lowQuestions } from "../../../domain/feedback/feedback.ts";
import { type Language, sayIn } from "../../platform/i18n/say.ts";
import { composeMail } from "../../platform/mail/compose-mail.ts";
import type { Mail } from "../../platform/mail/mail.ts";

export interface LowFeedback {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly ratings: FeedbackRatings & { readonly remarks?: string | null | undefined };
  /** Null for a customer whose name stands in the list. */
  readonly guest: string | null;
}

/** The mail about a bad answer, in the language of its reader. */
export function lowFeedbackMail(feedback: LowFeedback): Mail {
  const { to, name, language, store, publicUrl, ratings, guest } = feedback;
  const say = sayIn(language);
  return composeMail({
    to,
    language,
    subject: say("feedback.mail.subject", {
      store,
      low: lowQuestions(ratings)
        .map((question) => say(`feedback.question.${question}`))
        .join(", "),
    }),
    paragraphs: [
      say("feedback.mail.greeting", { name, guest: guest ?? say("feedback.mail.a_guest") }),
      ...feedbackQuestions.map(
        (question) => `${say(`feedback.question.${question}`)}: ${ratings[question]} / 5`,
      ),
      ...(ratings.remarks ? [`“${ratings.remarks}”`] : []),
    ],
    action: { label: say("feedback.mail.action"), url: `${publicUrl}/dashboard/feedbacks` },
    footer: say("feedback.mail.footer", { store }),
  });
}
