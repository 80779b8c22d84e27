import { expect, test } from "vitest";
import { aSmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { testSecrets } from "../testing/secrets.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { adminCommand } from "./admin-command.ts";
import { runAdminCommand } from "./run-admin-command.ts";

const own = await ownTestServer();

const check = () =>
  runAdminCommand(adminCommand(["check-stock"]), {
    db: own.db,
    secrets: testSecrets,
    readInput: async () => "",
    now: new Date(),
  });

test("check-stock tells what the movements do not explain", async () => {
  const { tenantId, stock } = await aSmallRestaurant(own.db, { name: "La Bodega" });
  expect(await check()).toEqual(["The stock of 1 restaurant is the sum of its movements."]);
  await own.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update inventory_items set quantity = quantity - 1500 where tenant_id = $1 and id = $2",
      values: [tenantId, stock.queso],
    }),
  );
  await expect(check()).rejects.toThrow(`La Bodega (${tenantId}): Queso is 3.5, its movements come to 5.`);
});
