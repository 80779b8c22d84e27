export { cartStoreOf } from "./cart/cart-keeper.ts";
export { ItemPicture } from "./menu/item-picture.tsx";
export { posMenuQuery } from "./pos-api.ts";
