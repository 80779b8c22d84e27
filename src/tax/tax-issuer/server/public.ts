export { resealCredentials } from "./credentials.ts";
