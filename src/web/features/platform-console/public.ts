export { NoTenant } from "./tenants/no-tenant.tsx";
