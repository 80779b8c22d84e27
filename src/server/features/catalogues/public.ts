export { isKnownCode, isMunicipality } from "./known-codes.ts";
