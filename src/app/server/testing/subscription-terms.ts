import { cents } from "#platform/domain/money/cents.ts";
import type { SubscriptionTerms } from "#platform/server/config/config.ts";

/** What the operator of a test asks of every restaurant. */
export const testTerms: SubscriptionTerms = {
  trialDays: 30,
  graceDays: 5,
  monthlyPrice: cents(2_900),
  currency: "USD",
  transferDetails: "Banco de prueba, cuenta 000-000-00",
};
