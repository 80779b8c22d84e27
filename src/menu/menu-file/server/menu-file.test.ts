import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { type TestServer, testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { listCategories, updateCategory } from "#menu/menu/contract/categories.ts";
import { listMenuItems } from "#menu/menu/contract/menu-items.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import { exportMenu, importMenu, menuTemplate, previewMenuImport } from "../contract/menu-file.ts";

/** Makes an admin of a restaurant with an empty menu. */
async function anEmptyHouse(server: TestServer) {
  const tenantId = await createTenant(server.db, { name: "Nueva" });
  const owner = await aPerson(server, tenantId, { role: "admin" });
  return { ...owner, tenantId };
}

const importing = (who: Person, csv: string) => who.call(importMenu, { body: { csv }, headers: aKey() });

/** Saves the file as the restaurant would, without its byte order mark. */
async function fileOf(
  server: TestServer,
  { cookies }: Person,
  path: string = exportMenu.path,
  language: Language = "es",
) {
  const reply = await server.app.inject({ url: `/api/v1${path}?lang=${language}`, cookies });
  expect(reply.statusCode).toBe(200);
  return reply.body.replace(/^\uFEFF/, "");
}

/** Removes the numbers that only this restaurant has. */
const withoutNumbers = (file: string) => file.replaceAll(/^platillo,\d+,/gm, "platillo,,");

test("a menu that is saved and imported elsewhere is the same menu there", async () => {
  const server = await testServer();
  const { admin, small } = await aFloor(server);
  const { ok: list } = await admin.call(listCategories);
  const food = list.categories.find(({ id }) => id === small.categories.food);
  await admin.call(updateCategory, {
    params: { id: small.categories.food },
    body: { title: food?.title ?? "", course: 2, colour: "teal" },
    headers: aKey(),
  });
  const file = await fileOf(server, admin);
  const house = await anEmptyHouse(server);
  const refused = await importing(house, file);
  expect(refused.error.code).toBe("menu_file_refused");
  // Taxes and ingredients do not belong to the menu: the other restaurant has them under the same names.
  const { tenantId } = house;
  await server.db.inTenant(tenantId, async (tx) => {
    await tx.query({
      text: `insert into taxes (tenant_id, title, rate_bp, type)
        values ($1, 'IVA', 1300, 'inclusive'), ($1, 'IVA sobre precio', 1300, 'exclusive')`,
      values: [tenantId],
    });
    await tx.query({
      text: "insert into inventory_items (tenant_id, title, unit) values ($1, 'Queso', 'kg'), ($1, 'Masa de maíz', 'kg')",
      values: [tenantId],
    });
  });
  const { counts } = (await importing(house, file)).ok;
  expect(counts).toMatchObject({ items_changed: 0, items_same: 0 });
  expect(counts.items_new).toBeGreaterThan(3);
  expect(withoutNumbers(await fileOf(server, house))).toBe(withoutNumbers(file));
});

test("importing the own file again changes nothing", async () => {
  const server = await testServer();
  const { admin, small } = await aFloor(server);
  const file = await fileOf(server, admin);
  const again = (await importing(admin, file)).ok.counts;
  expect(again).toMatchObject({ items_new: 0, items_changed: 0, categories_new: 0 });
  const { counts } = (await importing(admin, file.replace("6.50", "7.25"))).ok;
  expect(counts).toMatchObject({ items_new: 0, items_changed: 1 });
  const [entry] = await server.db.inTenant(small.tenantId, (tx) =>
    tx.query<{ before: { price: number }; after: { price: number } }>({
      text: "select before, after from audit_entries where tenant_id = $1 and action = 'menu_item.updated' order by id",
      values: [small.tenantId],
    }),
  );
  expect([entry?.before.price, entry?.after.price]).toEqual([650, 725]);
});

test.each(languages)("a menu saved in %s is understood by who reads any other language", async (language) => {
  const server = await testServer();
  const { admin, small } = await aFloor(server);
  const { ok: list } = await admin.call(listCategories);
  const food = list.categories.find(({ id }) => id === small.categories.food);
  await admin.call(updateCategory, {
    params: { id: small.categories.food },
    body: { title: food?.title ?? "", course: 2, colour: "teal" },
    headers: aKey(),
  });
  const file = await fileOf(server, admin, exportMenu.path, language);
  for (const reader of languages) {
    const { ok } = await admin.call(importMenu, {
      body: { csv: file },
      query: { lang: reader },
      headers: aKey(),
    });
    expect([reader, ok.counts]).toMatchObject([
      reader,
      { items_new: 0, items_changed: 0, categories_new: 0 },
    ]);
    expect([reader, ok.counts]).toMatchObject([reader, { items_same: expect.any(Number) }]);
  }
  // The words for no are understood as well: what they hide stays hidden, and what they show is seen.
  const example = await fileOf(server, admin, menuTemplate.path, language);
  expect((await admin.call(previewMenuImport, { body: { csv: example } })).status).toBe(200);
});

test("what is not subject comes back from the file", async () => {
  const house = await anEmptyHouse(await testServer());
  const subject = async () =>
    (await house.call(listMenuItems)).ok.menuItems.map((item) => item.dte_no_sujeto);
  await importing(house, "Tipo,Nombre,Precio,Gravado,No sujeto\nplatillo,Propina,1,no,sí");
  expect(await subject()).toEqual([1]);
  // As files were headed before.
  const older = "Tipo,Título,Precio,Gravado\nproducto,Propina,1,";
  expect((await importing(house, `${older}no`)).ok.counts).toMatchObject({ items_changed: 0, items_same: 1 });
  expect(await subject()).toEqual([1]);
  // An item that becomes taxable is subject.
  expect((await importing(house, `${older}sí`)).ok.counts).toMatchObject({ items_changed: 1 });
  expect(await subject()).toEqual([0]);
});

test("with anything wrong in it nothing of a file is imported", async () => {
  const server = await testServer();
  const house = await anEmptyHouse(server);
  const csv = [
    "Tipo;Nombre;Categoría;Precio;Impuesto;Estación",
    "platillo;Sopa;Platos;3,50;;",
    "platillo;Sopa;Platos;3.50;IVA;",
    "platillo;Té;Bebidas;-1;;Azotea",
    "platillo;Pan;Bebidas;4,205;;",
    "platillo;Café;Bebidas;1.000;;",
  ].join("\r\n");
  const preview = (await house.call(previewMenuImport, { body: { csv }, query: { lang: "es" } })).ok;
  expect(preview.problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, "Impuesto", "No hay un impuesto con ese nombre. Agréguelo primero en Impuestos."],
    [3, "Nombre", "Este nombre aparece dos veces."],
    [4, "Precio", "No puede ser menor que cero."],
    [4, "Estación", "No hay una estación con ese nombre. Agréguela primero en Estaciones."],
    [5, "Precio", "¿Quiso escribir 4205? Escríbalo sin separador de miles."],
    [6, "Precio", "¿Miles o decimales? Puede ser 1000 o 1: escríbalo sin separador de miles."],
  ]);
  expect(preview.new_categories).toEqual(["Platos", "Bebidas"]);
  expect((await importing(house, csv)).error).toMatchObject({
    code: "menu_file_refused",
    details: { count: 6, line: 3 },
  });
  expect((await house.call(listMenuItems)).ok.menuItems).toEqual([]);
});

test("a file of all categories sets their order, one of some leaves it", async () => {
  const house = await anEmptyHouse(await testServer());
  const order = async () => (await house.call(listCategories)).ok.categories.map(({ title }) => title);
  await importing(house, "Tipo,Nombre\ncategoría,Platos\ncategoría,Bebidas");
  await importing(house, "Tipo,Nombre\ncategoría,Navidad\ncategoría,Bebidas");
  expect(await order()).toEqual(["Platos", "Bebidas", "Navidad"]);
  await importing(house, "Tipo,Nombre\ncategoría,Navidad\ncategoría,Bebidas\ncategoría,Platos");
  expect(await order()).toEqual(["Navidad", "Bebidas", "Platos"]);
});

test("a category keeps its course where the file has no such column", async () => {
  const house = await anEmptyHouse(await testServer());
  const courses = async () =>
    (await house.call(listCategories)).ok.categories.map(({ title, course }) => [title, course]);
  await importing(house, "Tipo,Nombre,Tiempo\ncategoría,Entradas,1\ncategoría,Platos,2\ncategoría,Bebidas,");
  const served = [
    ["Entradas", 1],
    ["Platos", 2],
    ["Bebidas", null],
  ];
  expect(await courses()).toEqual(served);
  await importing(house, "Tipo,Nombre\ncategoría,Entradas\ncategoría,Platos\ncategoría,Bebidas");
  expect(await courses()).toEqual(served);
  await importing(house, "Tipo,Nombre,Tiempo\ncategoría,Entradas,");
  expect(await courses()).toEqual([["Entradas", null], ...served.slice(1)]);
});

test("a category keeps its colour where the file has no such column", async () => {
  const house = await anEmptyHouse(await testServer());
  const colours = async () => (await house.call(listCategories)).ok.categories.map(({ colour }) => colour);
  await importing(house, "Tipo,Título,Color\ncategoría,Platos,Índigo\ncategoría,Bebidas,");
  expect(await colours()).toEqual(["indigo", null]);
  await importing(house, "Tipo,Título\ncategoría,Platos\ncategoría,Bebidas");
  expect(await colours()).toEqual(["indigo", null]);
  await importing(house, "Type,Title,Colour\ncategory,Platos,\ncategory,Bebidas,blue");
  expect(await colours()).toEqual([null, "blue"]);
});

test("a quote that is never closed is told at its line", async () => {
  const house = await anEmptyHouse(await testServer());
  const csv = 'Tipo,Nombre,Precio\nplatillo,Té,1\nplatillo,"Sopa,2\nplatillo,Pan,3';
  const { problems } = (await house.call(previewMenuImport, { body: { csv } })).ok;
  expect(problems[0]).toMatchObject({ line: 3, column: null });
});

test("what a file no longer has of an item is gone from it", async () => {
  const server = await testServer();
  const house = await anEmptyHouse(server);
  const head = "Tipo,Nombre,Categoría,Precio,Grupo,Mínimo";
  const whole = `${head}\nplatillo,Té,Bebidas,1\nvariante,Verde,,1\nvariante,Negro,,1.25\ngrupo,Leche,,,,0\nextra,Entera,,0,Leche\nplatillo,Pan,Panes,2`;
  await importing(house, whole);
  await importing(house, `${head}\nplatillo,Té,Bebidas,1\nvariante,Negro,,1.50`);
  const { menuItems } = (await house.call(listMenuItems)).ok;
  const tea = menuItems.find(({ title }) => title === "Té");
  expect(tea?.variants).toMatchObject([{ title: "Negro", price: 150 }]);
  expect(tea?.addons).toEqual([]);
  expect(menuItems.map(({ title }) => title)).toEqual(["Té", "Pan"]);
});

test("a file takes no variant away that a combo offers", async () => {
  const floor = await aFloor();
  await aCombo(floor);
  const { admin, server, small } = floor;
  const { pupusa } = small.items;
  const [dough, other] = pupusa.variants;
  if (!dough || !other) throw new Error("Pupusas have two doughs");
  await floor.rows(
    "update combo_choices set variant_id = $2 where tenant_id = $1 and menu_item_id = $3",
    dough.id,
    pupusa.id,
  );
  const file = (await fileOf(server, admin)).split("\r\n");
  // The recipe of the variant goes with it.
  const without = (title: string) => file.filter((line) => !line.split(",").includes(title));
  expect(without(dough.title).length).toBeLessThan(file.length);
  const itemLine = file.findIndex((line) => line.startsWith(`platillo,${pupusa.id},`)) + 1;
  const preview = async (lines: readonly string[]) =>
    (await admin.call(previewMenuImport, { body: { csv: lines.join("\n") }, query: { lang: "es" } })).ok
      .problems;
  expect(await preview(without(dough.title))).toEqual([
    {
      line: itemLine,
      column: null,
      message:
        "Un combo ofrece esta variante, pero ya no está en el archivo. Déjela en el archivo o quítela antes del combo.",
      found: `${dough.title} (Combo típico)`,
    },
  ]);
  expect((await importing(admin, without(dough.title).join("\n"))).error).toMatchObject({
    code: "menu_file_refused",
    details: { count: 1, line: itemLine },
  });
  const comboLine = file.findIndex((line) => line.includes("Combo típico")) + 1;
  const addon = `extra,,,Doble,,0.50`;
  expect(await preview(file.toSpliced(comboLine, 0, addon))).toMatchObject([
    { line: comboLine + 1, column: "Nombre", found: "Doble" },
  ]);
  // Written in another case it is the same variant, which the combo keeps.
  const louder = file.map((line) => line.replaceAll(dough.title, dough.title.toUpperCase()));
  expect((await importing(admin, louder.join("\n"))).ok.counts).toMatchObject({ items_changed: 1 });
  expect((await importing(admin, without(other.title).join("\n"))).status).toBe(200);
  const variants = await floor.rows<{ id: number; title: string }>(
    "select id, title from menu_variants where tenant_id = $1 and menu_item_id = $2 and archived_at is null",
    pupusa.id,
  );
  expect(variants).toEqual([{ id: dough.id, title: dough.title }]);
});

test("the example is a file that can be imported", async () => {
  const server = await testServer();
  const house = await anEmptyHouse(server);
  const { counts } = (await importing(house, await fileOf(server, house, menuTemplate.path))).ok;
  expect(counts).toMatchObject({ items_new: 1, categories_new: 1 });
});

test("English headings of older files, where IVA was called VAT, are still read", async () => {
  const house = await anEmptyHouse(await testServer());
  const csv = "Kind,Title,Category,Price,VAT %,Price includes VAT\nitem,Tea,Drinks,1,much,perhaps";
  const { problems } = (await house.call(previewMenuImport, { body: { csv }, query: { lang: "en" } })).ok;
  expect(problems.map(({ column }) => column)).toEqual(["Price includes IVA", "IVA %"]);
});

test("text that a spreadsheet would run goes out with an apostrophe", async () => {
  const house = await anEmptyHouse(await testServer());
  const titles = ["=SUMA(A1;A2)", "+Papas", "-Sin hielo", "@casa", 'Pan "de la abuela", caliente'];
  const lines = titles.map((title) => `platillo,"${title.replaceAll('"', '""')}",Platos,1.50`);
  const csv = `\uFEFF${["Tipo,Nombre,Categoría,Precio", ...lines].join("\r\n")}`;
  expect((await importing(house, csv)).ok.counts.items_new).toBe(titles.length);
  const { menuItems } = (await house.call(listMenuItems)).ok;
  expect(menuItems.map(({ title }) => title)).toEqual(titles);
  const file = await fileOf(await testServer(), house);
  for (const title of titles.slice(0, 4)) expect(file).toMatch(new RegExp(`[,"]'${RegExp.escape(title)}`));
  expect((await importing(house, file)).ok.counts).toMatchObject({ items_new: 0, items_same: titles.length });
});

test("half a line is told by the columns it lacks", async () => {
  const house = await anEmptyHouse(await testServer());
  const csv = "Tipo,Nombre,Categoría,Precio\nplatillo,Sopa,Platos,3\nplatillo,Té,Bebidas,-1\nprodu";
  const { problems } = (await house.call(previewMenuImport, { body: { csv }, query: { lang: "es" } })).ok;
  expect(problems.map(({ line, column, found }) => [line, column, found])).toEqual([
    [3, "Precio", "-1"],
    [4, "Tipo", "produ"],
  ]);
  const cut = await house.call(previewMenuImport, {
    body: { csv: "Tipo,Nombre,Categoría,Precio\nplatillo,Sopa,Pla" },
    query: { lang: "es" },
  });
  expect(cut.ok.problems.map(({ line, column }) => [line, column])).toEqual([[2, "Precio"]]);
});

test("100,000 lines are refused in one sentence, and the next file is taken", async () => {
  const house = await anEmptyHouse(await testServer());
  const head = "Tipo,Nombre,Categoría,Precio";
  const many = [head, ...Array.from({ length: 100_000 }, (_, n) => `platillo,Plato ${n},Platos,1.50`)].join(
    "\n",
  );
  const { problems, problems_count } = (await house.call(previewMenuImport, { body: { csv: many } })).ok;
  expect(problems_count).toBeLessThanOrEqual(2);
  expect(problems[0]?.message).toMatch(/10,000/);
  expect((await importing(house, many)).error.code).toBe("menu_file_refused");
  expect((await importing(house, `${head}\nplatillo,Sopa,Platos,3`)).ok.counts.items_new).toBe(1);
});

test("5,000 items are imported although the plan was made for small menus", async () => {
  const server = await testServer();
  const menuOf = (items: number) =>
    [
      "Tipo,Nombre,Categoría,Precio,Grupo",
      ...Array.from(
        { length: items },
        (_, n) =>
          `platillo,Plato ${n},Platos,1.50,\nvariante,Grande,,2.00,\ngrupo,Salsas,,,\nextra,Roja,,0,Salsas\nextra,Verde,,0,Salsas`,
      ),
    ].join("\n");
  // A prepared statement keeps its plan from the sixth time on; the checks of foreign keys do as well.
  for (let small = 0; small < 6; small += 1) await importing(await anEmptyHouse(server), menuOf(200));
  const { counts } = (await importing(await anEmptyHouse(server), menuOf(5_000))).ok;
  expect(counts.items_new).toBe(5_000);
});
