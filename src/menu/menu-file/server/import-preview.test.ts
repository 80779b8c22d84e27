import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { listMenuItems } from "#menu/menu/contract/menu-items.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { importMenu, previewMenuImport } from "../contract/menu-file.ts";

async function anEmptyHouse() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Nueva" });
  return aPerson(server, tenantId, { role: "admin" });
}

type Said = Omit<BodyOf<typeof importMenu>, "csv">;

const importing = (who: Person, lines: readonly string[], said: Said = {}) =>
  who.call(importMenu, { body: { csv: lines.join("\r\n"), ...said }, headers: aKey() });
const preview = async (who: Person, lines: readonly string[], said: Said = {}) =>
  (
    await who.call(previewMenuImport, {
      body: { csv: lines.join("\r\n"), ...said },
      query: { lang: "es" },
    })
  ).ok;
const menuOf = async (who: Person) =>
  (await who.call(listMenuItems)).ok.menuItems.toSorted((a, b) => a.id - b.id);

const MENU = [
  "Tipo;Nombre;Categoría;Precio;Descripción;SKU;Visible",
  "platillo;Sopa;Platos;3.50;De gallina;0007;sí",
  "variante;Grande;;5;;;",
  "platillo;Té;Bebidas;1;;0012;no",
  "platillo;Arroz;Platos;2;;6140;sí",
];

test("before it writes, a file shows names with old and new price", async () => {
  const house = await anEmptyHouse();
  await importing(house, MENU);
  const { changes, changes_count, currency } = await preview(house, [
    "Tipo;Nombre;Categoría;Precio;Visible",
    "platillo;Sopa;Platos;3.75;no",
    "variante;Grande;;5.50;",
    "variante;Familiar;;9;",
    "platillo;Té;Bebidas;1;sí",
    "platillo;Pan;Panes;0.25;",
    "platillo;Arroz;Platos;2;sí",
  ]);
  expect(
    changes.map(({ line, what, title, part, old_price, price, turned }) => [
      line,
      what,
      part === null ? title : `${title}/${part}`,
      old_price,
      price,
      turned,
    ]),
  ).toEqual([
    [2, "changed", "Sopa", 350, 375, "off"],
    [3, "changed", "Sopa/Grande", 500, 550, null],
    [4, "new", "Sopa/Familiar", null, 900, null],
    [5, "changed", "Té", 100, 100, "on"],
    [6, "new", "Pan", null, 25, null],
  ]);
  expect([changes_count, currency]).toEqual([5, "USD"]);
  expect((await menuOf(house)).map(({ title, price }) => [title, price])).toEqual([
    ["Sopa", 350],
    ["Té", 100],
    ["Arroz", 200],
  ]);
});

test("a new title, other columns and what is taken away are shown too", async () => {
  const house = await anEmptyHouse();
  await importing(house, MENU);
  const [soup] = await menuOf(house);
  const { changes } = await preview(house, [
    "Tipo;Número;Nombre;Categoría;Precio;Descripción",
    `platillo;${soup?.id};Sopa de gallina;Sopas;3.50;`,
  ]);
  expect(changes).toMatchObject([
    { what: "changed", old_title: "Sopa", title: "Sopa de gallina", columns: ["Categoría", "Descripción"] },
    { what: "removed", title: "Sopa de gallina", part: "Grande" },
  ]);
});

test("Producto;Precio;Categoria changes prices and leaves the rest as it is", async () => {
  const house = await anEmptyHouse();
  await importing(house, MENU);
  const file = ["sep=;", "Producto;Precio;Categoria", "Sopa;4;Platos", "Té;1.25;Bebidas"];
  expect((await importing(house, file)).ok.counts).toMatchObject({ items_new: 0, items_changed: 2 });
  const [soup, tea] = await menuOf(house);
  expect(soup).toMatchObject({ price: 400, description: "De gallina", dte_codigo_interno: "0007" });
  expect(soup?.variants).toMatchObject([{ title: "Grande", price: 500 }]);
  expect([tea?.price, tea?.is_enabled]).toEqual([125, false]);
});

test("without categories an item is found by its title, unless several have it", async () => {
  const house = await anEmptyHouse();
  await importing(house, [...MENU, "platillo;Arroz;Guarniciones;1;;;sí"]);
  const told = await preview(house, ["Nombre,Precio", "sopa,4", "Arroz,3"]);
  expect(told.counts).toMatchObject({ items_changed: 1 });
  expect(told.problems).toMatchObject([{ line: 3, message: expect.stringContaining("varias categorías") }]);
});

test("a person says what the columns are, and the import keeps to it", async () => {
  const house = await anEmptyHouse();
  const file = ["Cosa;Vale;Nota", "Sopa;3.50;fría"];
  const told = await preview(house, file);
  expect([told.heads.map(({ column }) => column), told.problems.map(({ column }) => column)]).toEqual([
    [null, null, null],
    ["Nombre"],
  ]);
  const columns = ["title", "price", null] as const;
  expect((await preview(house, file, { columns: [...columns] })).changes).toMatchObject([
    { what: "new", title: "Sopa", price: 350 },
  ]);
  await importing(house, file, { columns: [...columns] });
  expect(await menuOf(house)).toMatchObject([{ title: "Sopa", price: 350, description: null }]);
});

test("SKUs that a spreadsheet broke are told with the right one, and mended", async () => {
  const house = await anEmptyHouse();
  await importing(house, ["Nombre,Precio,SKU", "Sopa,1,0007", "Té,1,6140101234567", "Pan,1,A-1"]);
  const file = ["Nombre,Precio,SKU", "Sopa,2,7", "Té,2,6.1401E+12", "Pan,2,A-1"];
  const told = await preview(house, file);
  expect(told.problems.map(({ line, column, found, message }) => [line, column, found, message])).toEqual([
    [2, "SKU", "7", "La hoja de cálculo quitó los ceros de este SKU. Parece ser 0007."],
    [3, "SKU", "6.1401E+12", "La hoja de cálculo acortó este SKU y perdió cifras. Parece ser 6140101234567."],
  ]);
  expect(told.skus_to_mend).toBe(2);
  expect((await importing(house, file)).error.code).toBe("menu_file_refused");
  const mended = await preview(house, file, { mend_skus: true });
  expect([mended.problems, mended.skus_to_mend]).toEqual([[], 2]);
  await importing(house, file, { mend_skus: true });
  expect((await menuOf(house)).map((row) => [row.dte_codigo_interno, row.price])).toEqual([
    ["0007", 200],
    ["6140101234567", 200],
    ["A-1", 200],
  ]);
});

test("a SKU twice is told at both lines, one of another item with its name", async () => {
  const house = await anEmptyHouse();
  await importing(house, MENU);
  const { problems } = await preview(house, [
    "Nombre,Categoría,Precio,SKU",
    "Pan,Panes,1,P1",
    "Pan dulce,Panes,1,p1",
    "Torta,Panes,1,0012",
  ]);
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, "SKU", "Este SKU también está en otra línea: 3."],
    [3, "SKU", "Este SKU también está en otra línea: 2."],
    [4, "SKU", "Este SKU ya es de otro platillo: Té."],
  ]);
});

test("a hidden category stays hidden where the file says nothing of it", async () => {
  const house = await anEmptyHouse();
  await importing(house, [
    "Tipo,Nombre,Visible,Categoría,Precio",
    "categoría,Platos,no",
    "platillo,Sopa,,Platos,1",
  ]);
  const { changes } = await preview(house, ["Nombre,Categoría,Precio", "Sopa,Platos,2"]);
  expect(changes.map(({ title, turned }) => [title, turned])).toEqual([["Sopa", null]]);
  const shown = await preview(house, ["Tipo,Nombre,Visible", "categoría,Platos,sí"]);
  expect(shown.changes).toMatchObject([{ title: "Platos", turned: "on" }]);
});
