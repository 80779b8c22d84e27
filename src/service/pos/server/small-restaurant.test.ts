import { expect, test } from "vitest";
import { testServer } from "#app/server/testing/test-server.ts";
import { aSmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { stockDifferences } from "#db/seeds/stock.ts";

test("the stock of the small restaurant is the sum of its movements", async () => {
  const { db } = await testServer();
  const small = await aSmallRestaurant(db);
  expect(small.items.pupusa.variants).toHaveLength(2);
  expect(await db.inTenant(small.tenantId, stockDifferences)).toEqual([]);
});
