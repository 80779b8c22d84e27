export { subscriptionEntries } from "./by-hand/payment-queries.ts";
export { subscriptionOf } from "./by-hand/subscription-history.ts";
export { endCardJob } from "./cards/end-card.ts";
export { payingTenants } from "./paying-tenants.ts";
export { startTrial } from "./start-trial.ts";
