import { type Sample, sample } from "#app/server/suites/sample.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import {
  addInventoryItem,
  addStockMovement,
  adjustInventory,
  deleteInventoryItem,
  readInventoryItem,
  updateInventoryItem,
} from "../contract/items.ts";
import { setUnitCost } from "../contract/unit-cost.ts";

export const inventorySamples: readonly Sample[] = [
  sample(setUnitCost)(({ small }) => ({
    params: { id: small.stock.queso },
    body: { unit_cost: 6.125 },
  })),
  sample(addInventoryItem)(() => ({
    body: { title: "Chipilín", unit: "kg", quantity: 4, min_quantity_threshold: 1, group_title: "Verduras" },
  })),
  sample(readInventoryItem)(({ small }) => ({ params: { id: small.stock.queso }, query: {} })),
  sample(updateInventoryItem)(({ small }) => ({
    params: { id: small.stock.queso },
    body: { title: "Queso fresco", unit: "kg", min_quantity_threshold: 2 },
  })),
  sample(addStockMovement)(({ small }) => ({
    params: { id: small.stock.masa },
    body: { movementType: "WASTAGE", quantity: 0.25, reason: "dropped", note: "Se cayó" },
  })),
  sample(adjustInventory)(({ small }) => ({ body: { item_id: small.stock.masa, new_quantity: 3 } })),
  sample(deleteInventoryItem)(async ({ server, small }) => ({
    params: {
      id: await server.db.inTenant(small.tenantId, (tx) =>
        createInventoryItem(tx, { title: "Loroco", unit: "kg", quantity: 500 }),
      ),
    },
  })),
];
