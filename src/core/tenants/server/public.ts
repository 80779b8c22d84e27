export { beginTenant, changeTenant, createTenant, nextTenantId, platformTenant } from "./create-tenant.ts";
export { ensureSignInName } from "./sign-in-name.ts";
export { tenantsJob } from "./tenants-job.ts";
