export { type FrozenSale, freezeSale } from "./freeze-sale.ts";
