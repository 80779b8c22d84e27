import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as floor from "../contract/floor.ts";
import * as tables from "../contract/store-tables.ts";
import { addTable, addTables, changeTable, deleteTables, listTables, renewCode } from "./change-tables.ts";
import { orderFloors, readFloor, renameFloor, saveFloor } from "./floors.ts";

export const floorRoutes: FeatureRoutes = (on, deps) => {
  on(floor.readFloor, ({ ctx }) => readFloor(ctx));
  on(floor.saveFloor, ({ ctx, body }) => saveFloor(ctx, body.tables));
  on(tables.listStoreTables, ({ ctx }) => listTables(ctx, deps));
  on(tables.addStoreTable, ({ ctx, body }) => addTable(ctx, body));
  on(tables.addStoreTables, ({ ctx, body }) => addTables(ctx, body));
  on(tables.changeStoreTable, ({ ctx, params, body }) => changeTable(ctx, params.tableId, body));
  on(tables.deleteStoreTable, ({ ctx, params }) => deleteTables(ctx, [params.tableId]));
  on(tables.deleteStoreTables, ({ ctx, body }) => deleteTables(ctx, body.ids));
  on(tables.renewTableCode, ({ ctx, params }) => renewCode(ctx, params.tableId));
  on(tables.renameFloor, ({ ctx, body }) => renameFloor(ctx, body));
  on(tables.orderFloors, ({ ctx, body }) => orderFloors(ctx, body.floors));
};
