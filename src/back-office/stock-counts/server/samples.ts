import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { aCountOfOne, closingOf, enter, entryOf } from "#app/server/testing/stock-count.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import {
  cancelStockCount,
  closeStockCount,
  reviewStockCount,
  saveCountEntry,
  startStockCount,
} from "../contract/stock-counts.ts";

export const stockCountsSamples: readonly Sample[] = [
  sample(startStockCount)(async ({ server, small }) => {
    const itemId = await server.db.inTenant(small.tenantId, (tx) =>
      createInventoryItem(tx, { title: `Insumo nuevo ${randomUUID()}`, unit: "pc", quantity: 5_000 }),
    );
    return {
      body: {
        uuid: randomUUID(),
        title: "Conteo del mes",
        selection: "items",
        item_ids: [itemId],
        is_blind: true,
        note: "Bodega y barra",
      },
    };
  }),
  sample(saveCountEntry)(async (world) => {
    const count = await aCountOfOne(world);
    return { params: { countId: count.id }, body: await entryOf(world.admin, count, 8) };
  }),
  sample(reviewStockCount)(async (world) => ({ params: { countId: (await aCountOfOne(world)).id } })),
  sample(closeStockCount)(async (world) => {
    const count = await aCountOfOne(world);
    await enter(world.admin, count, 8.5);
    return closingOf(world.admin, count.id);
  }),
  sample(cancelStockCount)(async (world) => ({ params: { countId: (await aCountOfOne(world)).id } })),
];
