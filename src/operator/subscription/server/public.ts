export { subscriptionOf } from "./by-hand/subscription-history.ts";
export { closeCheckoutsJob } from "./cards/checkout.ts";
export { tenantCards } from "./cards/tenant-cards.ts";
export { payingTenants } from "./paying-tenants.ts";
export { startTrial } from "./start-trial.ts";
