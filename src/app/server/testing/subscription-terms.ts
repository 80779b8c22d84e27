import { cents } from "#platform/domain/money/cents.ts";
import type { SubscriptionTerms } from "#platform/server/config/config.ts";

/** Terms of the operator in tests. */
export const testTerms: SubscriptionTerms = {
  trialDays: 30,
  graceDays: 5,
  monthlyPrice: cents(2_900),
  currency: "USD",
  transferDetails: "Banco de prueba, cuenta 000-000-00",
};
