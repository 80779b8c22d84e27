import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { saveFloor } from "../contract/floor.ts";
import {
  addStoreTable,
  addStoreTables,
  changeStoreTable,
  deleteStoreTable,
  deleteStoreTables,
  orderFloors,
  renameFloor,
  renewTableCode,
} from "../contract/store-tables.ts";

export const floorSamples: readonly Sample[] = [
  sample(saveFloor)(({ small: { tables } }) => ({
    body: { tables: [{ id: tables[0], shape: "round", x: 2, y: 2, width: 3, height: 3 }] },
  })),
  sample(addStoreTable)(({ small: { tables } }) => ({
    body: {
      title: `Mesa ${randomUUID().slice(0, 8)}`,
      floor: "Salón",
      seatingCapacity: 4,
      copyOf: tables[0],
    },
  })),
  sample(addStoreTables)(() => ({
    body: {
      pattern: `${randomUUID().slice(0, 8)} #`,
      first: 1,
      count: 2,
      floor: "Jardín",
      seatingCapacity: 4,
    },
  })),
  sample(changeStoreTable)(({ small: { tables } }) => ({
    params: { tableId: tables[2] },
    body: { title: `Mesa ${randomUUID().slice(0, 8)}`, floor: "Terraza", seatingCapacity: 8 },
  })),
  sample(deleteStoreTable)(({ small: { tables } }) => ({ params: { tableId: tables[2] } })),
  sample(deleteStoreTables)(({ small: { tables } }) => ({ body: { ids: [tables[2]] } })),
  sample(renewTableCode)(({ small: { tables } }) => ({ params: { tableId: tables[0] } })),
  sample(renameFloor)(() => ({ body: { floor: "Terraza", name: "Azotea" } })),
  sample(orderFloors)(() => ({ body: { floors: ["Terraza", "Salón"] } })),
];
