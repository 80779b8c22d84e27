export { beginTenant, changeTenant, createTenant, nextTenantId, platformTenant } from "./create-tenant.ts";
export { tenantsJob } from "./tenants-job.ts";
