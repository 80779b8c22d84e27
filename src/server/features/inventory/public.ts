export { lockStock } from "./lock-stock.ts";
export { moveStock, type StockChange } from "./move-stock.ts";
export { recipesOf } from "./recipe-queries.ts";
export { takeStockSql } from "./take-stock-sql.ts";
