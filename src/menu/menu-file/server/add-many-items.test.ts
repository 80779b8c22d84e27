import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { listCategories } from "#menu/menu/contract/categories.ts";
import { listMenuItems } from "#menu/menu/contract/menu-items.ts";
import { listTaxes } from "#menu/taxes/contract/taxes.ts";
import { toId } from "#platform/domain/ids.ts";
import { addManyItems } from "../contract/menu-file.ts";
import type { GridRow } from "../domain/item-grid.ts";
import { blankRow } from "../domain/pasted-cells.ts";

const row = (cells: Partial<GridRow>): GridRow => ({ ...blankRow(), ...cells });
type Tax = "iva" | null | ReturnType<typeof toId<"Tax">>;
const add = (who: Person, rows: GridRow[], tax: Tax = "iva") =>
  who.call(addManyItems, { body: { rows, tax }, headers: { ...aKey(), "accept-language": "es" } });
const titles = async (who: Person) => (await who.call(listMenuItems)).ok.menuItems.map(({ title }) => title);

test("an empty menu is typed at once, with its categories, variants and tax", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Nueva" });
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const reply = await add(owner, [
    row({ title: "Pupusa de mora", price: "$1.25", category: "Pupusas" }),
    blankRow(),
    row({ title: "Horchata", category: "Bebidas", variants: "P $1, G $1.75" }),
  ]);
  expect(reply.ok).toMatchObject({ items: 2, message: "Se agregaron 2 platillos al menú." });
  const { menuItems } = (await owner.call(listMenuItems)).ok;
  expect(menuItems).toMatchObject([
    { title: "Pupusa de mora", price: 125, category_title: "Pupusas", tax_title: "IVA" },
    {
      title: "Horchata",
      price: 100,
      category_title: "Bebidas",
      variants: [
        { title: "P", price: 100 },
        { title: "G", price: 175 },
      ],
    },
  ]);
  expect((await owner.call(listTaxes)).ok.taxes).toMatchObject([
    { title: "IVA", rate: 1300, type: "inclusive", items: 2 },
  ]);
});

test("new items stand behind those of the menu, whose order stays", async () => {
  const { admin } = await aFloor();
  const before = (await admin.call(listMenuItems)).ok.menuItems;
  const categories = (await admin.call(listCategories)).ok.categories.map(({ title }) => title);
  const rows = categories
    .toReversed()
    .map((category) => row({ title: `Nuevo ${category}`, price: "1", category }));
  expect((await add(admin, rows, null)).ok.items).toBe(categories.length);
  expect((await admin.call(listCategories)).ok.categories.map(({ title }) => title)).toEqual(categories);
  const now = await titles(admin);
  expect(now.filter((title) => !title.startsWith("Nuevo "))).toEqual(before.map(({ title }) => title));
  for (const category of categories) {
    const own = (await admin.call(listMenuItems)).ok.menuItems.filter(
      (item) => item.category_title === category,
    );
    expect(own.at(-1)?.title).toBe(`Nuevo ${category}`);
  }
});

test("with one refused cell nothing is added, and each is told where it stands", async () => {
  const { admin } = await aFloor();
  const before = (await admin.call(listMenuItems)).ok.menuItems;
  const [known] = before;
  const refused = await add(admin, [
    row({ title: "Atol", price: "1" }),
    row({ title: known?.title ?? "", price: "1", category: known?.category_title ?? "" }),
    row({ title: "Tamal", price: "mucho", station: "Terraza" }),
    row({ title: "Atol", price: "2" }),
  ]);
  expect(refused.error).toMatchObject({
    code: "menu_rows_refused",
    details: {
      problems: [
        { row: 1, column: "title", message: "Este platillo ya está en el menú." },
        { row: 2, column: "price", message: "No es un número." },
        { row: 2, column: "station" },
        { row: 3, column: "title", message: "Este nombre aparece dos veces." },
      ],
    },
  });
  expect(await titles(admin)).toEqual(before.map(({ title }) => title));
  expect((await add(admin, [blankRow()])).error.code).toBe("menu_rows_refused");
  const unknown = await add(admin, [row({ title: "Atol", price: "1" })], toId<"Tax">(987_654_321));
  expect(unknown.error.code).toBe("tax_unknown");
});
