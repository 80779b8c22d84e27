export { cartStoreOf } from "./cart/cart-keeper.ts";
export { posMenuQuery } from "./pos-api.ts";
