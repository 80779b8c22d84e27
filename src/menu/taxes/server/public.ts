export { insertTax, offeredTaxes } from "./change-taxes.ts";
