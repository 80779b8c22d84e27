export { beginTenant, nextTenantId } from "./begin-tenant.ts";
export { changeTenant } from "./change-tenant.ts";
export { createTenant } from "./create-tenant.ts";
export { platformTenant } from "./platform-tenant.ts";
