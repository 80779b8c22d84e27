export { insertTax, offeredTaxes } from "./tax-queries.ts";
