import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { restaurantsToSum, sumTenantHealth } from "./sum-tenant-health.ts";

/** Every half hour: how each restaurant is, for the operator's screen. */
export const sumHealth = tenantsJob({
  name: "sum-tenant-health",
  schedule: "12,42 * * * *",
  done: "the health of a restaurant was summed",
  tenants: ({ db }) => restaurantsToSum(db),
  async work(tx, { clock }) {
    await sumTenantHealth(tx, clock());
    return 0;
  },
});
