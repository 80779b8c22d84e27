import { expect, test } from "vitest";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createCategory } from "#db/seeds/menu.ts";

test("a category is given its station once, when it is made", async () => {
  const { db } = await ownTestServer();
  const tenantId = await createTenant(db, { name: "Comedor de categorías" });
  const categories = await db.inTenant(tenantId, async (tx) => {
    const ids: number[] = [];
    for (const title of ["Barbacoa", "Bebidas"]) ids.push(await createCategory(tx, { title }));
    ids.push(await createCategory(tx, { title: "Cafés", station: "kitchen" }));
    const rows = await tx.query<{ id: number; slug: string }>({
      text: `select c.id, s.slug from categories c join stations s on s.tenant_id = $1 and s.id = c.station_id
        where c.tenant_id = $1 order by c.id`,
      values: [tx.tenantId],
    });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    return rows;
  });
  expect(categories.map(({ slug }) => slug)).toEqual(["kitchen", "bar", "kitchen"]);
});
