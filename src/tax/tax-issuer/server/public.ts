export { resealCredentials } from "./credentials.ts";
export { type IssuerRow, readIssuer } from "./issuer-queries.ts";
