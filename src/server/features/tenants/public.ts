export { createTenant, type NewTenant } from "./create-tenant.ts";
export { createUser, type NewUser } from "./create-user.ts";
export { platformTenant } from "./platform-tenant.ts";
