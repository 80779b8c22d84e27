export { changeTenant } from "./change-tenant.ts";
export { createTenant, type NewTenant } from "./create-tenant.ts";
export { platformTenant } from "./platform-tenant.ts";
