export { lockStock } from "./lock-stock.ts";
export { moveStock, type StockChange } from "./move-stock.ts";
export { recipesOf } from "./recipe-queries.ts";
export { takenWithOrder } from "./taken-with-order.ts";
