export { offeredTaxes } from "./change-taxes.ts";
export { ensureIva } from "./ensure-iva.ts";
