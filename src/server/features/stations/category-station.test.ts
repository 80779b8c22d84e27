import { expect, test } from "vitest";
import { createCategory } from "../../../../db/seeds/menu.ts";
import { BAR_CATEGORY_ID } from "../../../domain/stations/default-station.ts";
import { ownTestServer } from "../../testing/test-server.ts";
import { createTenant } from "../tenants/public.ts";

test("a category is given its station once, when it is made: by its words, by id 6, or as it is told", async () => {
  const { db } = await ownTestServer();
  const tenantId = await createTenant(db, { name: "Comedor de categorías" });
  const categories = await db.inTenant(tenantId, async (tx) => {
    const ids: number[] = [];
    for (let n = 1; n <= BAR_CATEGORY_ID + 1; n += 1)
      ids.push(await createCategory(tx, { title: n === 2 ? "Bebidas" : `Barbacoa ${n}` }));
    ids.push(await createCategory(tx, { title: "Cafés", station: "kitchen" }));
    const rows = await tx.query<{ id: number; slug: string }>({
      text: `select c.id, s.slug from categories c join stations s on s.tenant_id = $1 and s.id = c.station_id
        where c.tenant_id = $1 order by c.id`,
      values: [tx.tenantId],
    });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    return rows;
  });
  expect(categories.map(({ id }) => id)).toContain(BAR_CATEGORY_ID);
  expect(categories.map(({ slug }) => slug)).toEqual(
    categories.map(({ id }, index) => (index === 1 || id === BAR_CATEGORY_ID ? "bar" : "kitchen")),
  );
});
