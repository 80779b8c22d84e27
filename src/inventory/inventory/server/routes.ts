import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as items from "../contract/items.ts";
import * as movements from "../contract/movements.ts";
import * as stock from "../contract/stock-dashboard.ts";
import { setUnitCost as setUnitCostDefinition } from "../contract/unit-cost.ts";
import { addItem } from "./add-item.ts";
import { adjustStock } from "./adjust-stock.ts";
import { readLosses } from "./dashboard/read-losses.ts";
import { readStockValue } from "./dashboard/read-stock-value.ts";
import { readWastage } from "./dashboard/read-wastage.ts";
import { readInventoryDashboard } from "./dashboard/stock-dashboard.ts";
import { deleteItem } from "./delete-item.ts";
import { listInventory } from "./list-inventory.ts";
import { exportStockLogs } from "./logs/export-stock-logs.ts";
import { listStockLogs } from "./logs/list-stock-logs.ts";
import { readItem } from "./read-item.ts";
import { setUnitCost } from "./set-unit-cost.ts";
import { updateItem } from "./update-item.ts";
import { writeOff } from "./write-off.ts";

/** The store room: ingredients, their movements, what they cost. */
export const inventoryRoutes: FeatureRoutes = (on) => {
  on(items.listInventory, ({ ctx, query }) => listInventory(ctx, query));
  on(items.addInventoryItem, ({ ctx, body }) => addItem(ctx, body));
  on(items.updateInventoryItem, ({ ctx, params, body }) => updateItem(ctx, params.id, body));
  on(items.addStockMovement, ({ ctx, params, body }) => writeOff(ctx, params.id, body));
  on(items.adjustInventory, ({ ctx, body }) => adjustStock(ctx, body));
  on(items.deleteInventoryItem, ({ ctx, params }) => deleteItem(ctx, params.id));
  on(items.readInventoryItem, ({ ctx, params, query }) => readItem(ctx, params.id, query.days));
  on(items.readStockValue, ({ ctx, query }) => readStockValue(ctx, query));
  on(movements.listStockLogs, ({ ctx, query }) => listStockLogs(ctx, query));
  on(movements.exportStockLogs, ({ ctx, query }) => exportStockLogs(ctx, query));
  on(stock.readInventoryDashboard, ({ ctx, query }) => readInventoryDashboard(ctx, query));
  on(stock.readWastage, ({ ctx, query }) => readWastage(ctx, query));
  on(stock.readLosses, ({ ctx, query }) => readLosses(ctx, query));
  on(setUnitCostDefinition, ({ ctx, params, body }) => setUnitCost(ctx, params.id, body.unit_cost));
};
