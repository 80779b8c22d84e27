export { PlanCard, TransferCard } from "./plan-card.tsx";
export { subscriptionQuery } from "./subscription-api.ts";
export { SubscriptionBanner } from "./subscription-banner.tsx";
export { SubscriptionCard } from "./subscription-card.tsx";
