export { beginTenant, changeTenant, createTenant, nextTenantId, platformTenant } from "./create-tenant.ts";
