export { sealAnew } from "./seal-anew.ts";
