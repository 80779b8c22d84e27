import type { GuestQuota } from "#platform/domain/quotas/guest-quota.ts";
import { unreachable } from "#platform/domain/unreachable.ts";

/** Questions for guests, in this order (back-office §2). */
export const feedbackQuestions = [
  "food_quality",
  "service",
  "staff_behavior",
  "ambiance",
  "recommend",
] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

/** Levels for 1 to 5. */
export const feedbackLevels = ["worst", "bad", "average", "good", "loved"] as const;
export type FeedbackLevel = (typeof feedbackLevels)[number];

export const REMARKS_MAX = 1_000;

/** Answers a day of guests who prove neither a visit nor a receipt (decision 124). A phone may go round a table. */
export const STRANGERS_ANSWERS: GuestQuota = { perPhone: 3, strangersOfAddress: 20, strangers: 100 };
/** Answers about one receipt: whoever sat at the table answers once, each with an own phone. */
export const RECEIPT_ANSWERS: GuestQuota = { perPhone: 1, strangersOfAddress: 12, strangers: 12 };

export const HIDDEN_REASON_MAX = 200;

/** Returns the level of an average in hundredths (back-office §9): 450 and more is loved; null for none. */
export function feedbackLevel(averageX100: number | null): FeedbackLevel | null {
  if (averageX100 === null || averageX100 < 100) return null;
  if (averageX100 >= 450) return "loved";
  if (averageX100 >= 350) return "good";
  if (averageX100 >= 250) return "average";
  return averageX100 >= 150 ? "bad" : "worst";
}

export function levelEmoji(level: FeedbackLevel): string {
  switch (level) {
    case "worst":
      return "😞";
    case "bad":
      return "🙁";
    case "average":
      return "😐";
    case "good":
      return "🙂";
    case "loved":
      return "😍";
    default:
      return unreachable(level);
  }
}

export type FeedbackRatings = Readonly<Record<FeedbackQuestion, number>>;

/** A rating up to this is low. */
export const LOW = 2;

/** Returns the questions rated 1 or 2, in their order. With any, the manager is notified at once. */
export const lowQuestions = (ratings: FeedbackRatings): FeedbackQuestion[] =>
  feedbackQuestions.filter((question) => ratings[question] <= LOW);

/** Tells whether the guest gets the link to the review page. */
export const isLoved = (averageX100: number): boolean => averageX100 === 500;
