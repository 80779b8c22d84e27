export { unitName } from "./catalogues.ts";
export { isKnownCode, isMunicipality } from "./known-codes.ts";
