import { expect, test } from "vitest";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { shownPictures } from "#menu/menu/server/items/shown-pictures.ts";
import { dropUnusedPictures } from "./drop-unused-pictures.ts";
import { insertFile } from "./public.ts";

const server = await ownTestServer(() => new Date()); // rows are aged by the clock of the database

/** A restaurant with pictures of an item, of an archived item, of the store and of its cover, two that nothing shows, and one that is new. */
async function aRestaurantWithPictures(name: string) {
  const tenantId = await createTenant(server.db, { name });
  const hashes = await server.db.inTenant(tenantId, async (tx) => {
    const keep = (text: string) => insertFile(tx, "image/webp", Buffer.from(text));
    const [item, archived, store] = [await keep("item"), await keep("archived"), await keep("store")];
    const cover = await keep("cover");
    await tx.query({
      text: `insert into menu_items (tenant_id, title, price_cents, image, archived_at)
        values ($1, 'Sopa', 100, $2, null), ($1, 'Flan', 100, $3, now())`,
      values: [tenantId, item, archived],
    });
    await tx.query({
      text: "update store_settings set store_image = $2, guest_cover = $3 where tenant_id = $1",
      values: [tenantId, store, cover],
    });
    const [replaced, again] = [await keep("replaced"), await keep("again")];
    await tx.query({
      text: "update files set created_at = now() - interval '25 hours' where tenant_id = $1",
      values: [tenantId],
    });
    // Stored again, it is about to be shown.
    await keep("again");
    return { item, archived, store, cover, replaced, again, fresh: await keep("fresh") };
  });
  return { tenantId, hashes };
}

const kept = (tenantId: number) =>
  server.db.inTenant(tenantId, async (tx) => {
    const rows = await tx.query<{ hash: string }>({
      text: "select hash from files where tenant_id = $1",
      values: [tenantId],
    });
    return rows.map(({ hash }) => hash).toSorted();
  });

test("in every restaurant pictures that nothing shows go after a day", async () => {
  const houses = [await aRestaurantWithPictures("La Casa"), await aRestaurantWithPictures("El Otro")];
  for (const _ of ["once", "again"]) {
    await dropUnusedPictures(shownPictures).handle({}, server.deps);
    for (const { tenantId, hashes } of houses) {
      const { replaced, ...others } = hashes;
      expect(await kept(tenantId)).toEqual(Object.values(others).toSorted());
    }
  }
});
