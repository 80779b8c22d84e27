export { subscriptionEntries } from "./by-hand/payment-queries.ts";
export { endCardJob } from "./cards/end-card.ts";
export { payingTenants } from "./paying-tenants.ts";
export { startTrial } from "./start-trial.ts";
