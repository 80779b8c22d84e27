export { refuseWaking } from "./keep-tenant.ts";
export { keptFiles } from "./kept/kept-files.ts";
