import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as items from "../contract/items.ts";
import * as movements from "../contract/movements.ts";
import * as stock from "../contract/stock-dashboard.ts";
import { setUnitCost as setUnitCostDefinition } from "../contract/unit-cost.ts";
import { createIngredient, deleteIngredient, setUnitCost, updateIngredient } from "./change-items.ts";
import { adjustStock, writeOff } from "./change-stock.ts";
import type { DishesWith } from "./item-rows.ts";
import { listInventory } from "./list-inventory.ts";
import { readIngredient } from "./read-item.ts";
import { readInventoryDashboard, readLosses, readStockValue, readWastage } from "./stock-dashboard.ts";
import { exportStockLogs, listStockLogs } from "./stock-logs.ts";

export const inventoryRoutes =
  (dishesWith: DishesWith): FeatureRoutes =>
  (on) => {
    on(items.listInventory, ({ ctx, query }) => listInventory(ctx, query));
    on(items.addInventoryItem, ({ ctx, body }) => createIngredient(ctx, body));
    on(items.updateInventoryItem, ({ ctx, params, body }) => updateIngredient(ctx, params.id, body));
    on(items.addStockMovement, ({ ctx, params, body }) => writeOff(ctx, params.id, body));
    on(items.adjustInventory, ({ ctx, body }) => adjustStock(ctx, body));
    on(items.deleteInventoryItem, ({ ctx, params }) => deleteIngredient(ctx, params.id, dishesWith));
    on(items.readInventoryItem, ({ ctx, params, query }) =>
      readIngredient(ctx, { id: params.id, days: query.days }, dishesWith),
    );
    on(items.readStockValue, ({ ctx, query }) => readStockValue(ctx, query));
    on(movements.listStockLogs, ({ ctx, query }) => listStockLogs(ctx, query));
    on(movements.exportStockLogs, ({ ctx, query }) => exportStockLogs(ctx, query));
    on(stock.readInventoryDashboard, ({ ctx, query }) => readInventoryDashboard(ctx, query));
    on(stock.readWastage, ({ ctx, query }) => readWastage(ctx, query));
    on(stock.readLosses, ({ ctx, query }) => readLosses(ctx, query));
    on(setUnitCostDefinition, ({ ctx, params, body }) => setUnitCost(ctx, params.id, body.unit_cost));
  };
