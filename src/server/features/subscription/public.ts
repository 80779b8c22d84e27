export { payingTenants } from "./paying-tenants.ts";
export { startTrial } from "./start-trial.ts";
