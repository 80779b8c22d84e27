export { cartStoreOf } from "./cart/cart-stores.ts";
export { posMenuQuery } from "./pos-api.ts";
