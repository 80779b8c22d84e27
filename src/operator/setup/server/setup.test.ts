import { readFileSync } from "node:fs";
import papa from "papaparse";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { setStoreSetting } from "#core/settings/contract/store-settings.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { addUser, deleteUser } from "#core/users/contract/users.ts";
import { listStations } from "#menu/stations/contract/stations.ts";
import { defaultStation } from "#menu/stations/domain/default-station.ts";
import { addTax, deleteTax } from "#menu/taxes/contract/taxes.ts";
import { decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { addStoreTables, deleteStoreTables } from "#service/floor/contract/store-tables.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { readTaxIssuer, setTaxIssuer } from "#tax/tax-issuer/contract/issuer.ts";
import { readSetup, startWithMenu } from "../contract/setup-guide.ts";
import { type StartingMenu, startingMenus } from "../domain/setup-step.ts";
import { startingMenuText } from "./starting-menu-text.ts";

async function anOwner() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Nueva" });
  const rows = (text: string) => server.db.inTenant(tenantId, (tx) => tx.query({ text, values: [tenantId] }));
  return { ...(await aPerson(server, tenantId, { role: "admin" })), rows };
}

const doneSteps = async (owner: Person) =>
  (await owner.call(readSetup)).ok.steps.filter(({ is_done }) => is_done).map(({ step }) => step);

/** Categories of each menu that are made at the bar. */
const poured = {
  pupuseria: ["Bebidas"],
  cafeteria: ["Café caliente", "Café frío", "Té y bebidas sin café"],
  restaurante: ["Bebidas", "Bar"],
};

test.each(startingMenus)("all of the menu of a %s can be ordered, with IVA in its prices", async (menu) => {
  const owner = await anOwner();
  const { items: count } = (await owner.call(startWithMenu, { body: { menu } })).ok;
  for (const language of ["es", "en"] as const)
    expect(Number.parseInt(sayIn(language)(`setup.menus.${menu}.what`), 10)).toBe(count);
  const { menuItems, categories } = (await owner.call(posInit)).ok;
  expect(menuItems).toHaveLength(count);
  for (const item of menuItems) expect(item).toMatchObject({ tax_rate: 1300, tax_type: "inclusive" });
  const cart = menuItems.map(({ id, price, variants, addons, modifierGroups }) => {
    const [variant] = variants;
    const defaults = modifierGroups.flatMap((group) => group.default_ids);
    const chosen = addons.filter((addon) => defaults.includes(addon.id));
    const sum = sumCents([variant?.price ?? price, ...chosen.map((addon) => addon.price)]);
    return aLine({
      id,
      price: decimalFromCents(sum),
      variant_id: variant?.id ?? null,
      addons_ids: chosen.map((addon) => addon.id),
    });
  });
  const sent = await owner.call(createOrder, { body: aCart(cart) });
  expect(sent.ok.orderId).toBeGreaterThan(0);
  const { stations } = (await owner.call(listStations)).ok;
  const bar = stations.find(({ slug }) => slug === "bar");
  const atBar = categories.filter((category) => category.station_id === bar?.id);
  expect(atBar.map(({ title }) => title)).toEqual(poured[menu]);
  expect(categories.every(({ id }) => menuItems.some((item) => item.category_id === id))).toBe(true);
  expect((await owner.call(startWithMenu, { body: { menu } })).error.code).toBe("menu_not_empty");
});

const rowsOf = (menu: StartingMenu, language: Language) =>
  papa.parse<Record<string, string>>(startingMenuText(menu, language), { header: true }).data;

test.each(languages.filter((language) => language !== "es"))(
  "in %s all of the menus is said, and no more",
  (language) => {
    const said = startingMenus.flatMap((menu) =>
      rowsOf(menu, "es").flatMap(({ Categoría, Título, Descripción, Grupo }) => [
        Categoría,
        Título,
        Descripción,
        Grupo,
      ]),
    );
    const file = new URL(`menus/titles/${language}.json`, import.meta.url);
    const titles = Object.keys(JSON.parse(readFileSync(file, "utf8")));
    expect(new Set(titles)).toEqual(new Set(said.filter(Boolean)));
  },
);

test.each(languages)("in %s what is poured goes to the bar", (language) => {
  for (const menu of startingMenus) {
    const titles = rowsOf(menu, "es").flatMap(({ Tipo, Título = "" }, line) =>
      Tipo === "categoría" && poured[menu].includes(Título)
        ? [rowsOf(menu, language)[line]?.Título ?? ""]
        : [],
    );
    expect(titles.map((title) => defaultStation({ id: null, title }))).toEqual(titles.map(() => "bar"));
  }
});

test("a restaurant that reads Arabic starts with a menu in Arabic", async () => {
  const owner = await anOwner();
  await owner.rows("update store_settings set language = 'ar' where tenant_id = $1 returning 1");
  await owner.call(startWithMenu, { body: { menu: "pupuseria" } });
  const { menuItems, categories } = (await owner.call(posInit)).ok;
  const pupusa = menuItems.find(({ title }) => title === "بوبوسا الجبن");
  expect(pupusa?.addons.map(({ title }) => title)).toEqual(["جبن إضافي", "كورتيدو على حدة"]);
  expect(categories.filter(({ title }) => /[a-z]/i.test(title))).toEqual([]);
});

const lacksOf = async (owner: Person) =>
  (await owner.call(readSetup)).ok.steps.find(({ step }) => step === "store")?.lacks;

test("what the issuer was told is not missing in the store, and the other way", async () => {
  const owner = await anOwner();
  expect(await lacksOf(owner)).toEqual(["address", "phone"]);
  const { issuer } = (await owner.call(readTaxIssuer)).ok;
  await owner.call(setTaxIssuer, { body: { ...issuer, complement: "Calle Arce 12", phone: "2257-7001" } });
  expect(await lacksOf(owner)).toEqual([]);
  const [store] = await owner.rows("select address, phone from store_settings where tenant_id = $1");
  expect(store).toEqual({ address: "Calle Arce 12", phone: "2257-7001" });

  const other = await anOwner();
  await other.rows("update store_settings set phone = '2222-1100' where tenant_id = $1 returning 1");
  const proposed = (await other.call(readTaxIssuer)).ok;
  expect(proposed.issuer).toMatchObject({ phone: "2222-1100", complement: "" });
  expect([proposed.missing["00"].includes("phone"), proposed.missing["00"].includes("address")]).toEqual([
    false,
    true,
  ]);
  expect(await lacksOf(other)).toEqual(["address"]);
});

test("drawer, PINs, shared till and issuer are known once they are there", async () => {
  const owner = await anOwner();
  await owner.rows(
    `with pin as (
        insert into approval_pins (tenant_id, user_id, pin_hash) select $1, id, 'x' from users where tenant_id = $1
      ), till as (
        insert into shared_tills (tenant_id, title, secret_hash, lock_after_sending, enrolled_by)
        select $1, 'Barra', '\\x01', false, id from users where tenant_id = $1
      ), issuer as (
        insert into fiscal_settings (tenant_id, environment) values ($1, '00')
      )
      insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_at, opened_by)
      select $1, gen_random_uuid(), d.id, current_date, 0, now(), u.id
      from cash_drawers d, users u where d.tenant_id = $1 and u.tenant_id = $1 returning 1`,
  );
  expect(await doneSteps(owner)).toEqual(["pins", "payment_types", "drawer", "shared_till", "tax_issuer"]);
});

test("a step is done as long as what it asks for is there", async () => {
  const owner = await anOwner();
  expect(await doneSteps(owner)).toEqual(["payment_types"]);
  const store = {
    storeName: "Comedor Nuevo",
    address: "Calle Arce 210",
    phone: "2222-1100",
    email: "",
    currency: "USD",
    isQRMenuEnabled: false,
    isQROrderEnabled: false,
    isFeedbackEnabled: false,
  };
  await owner.call(setStoreSetting, { body: store });
  const { tax } = (await owner.call(addTax, { body: { title: "IVA", rate: 13, type: "inclusive" } })).ok;
  const tables = { pattern: "Mesa #", count: 2, first: 1, floor: "Salón", seatingCapacity: 4 };
  const { ids } = (await owner.call(addStoreTables, { body: tables })).ok;
  const username = `cajera-${crypto.randomUUID()}@nueva.test`;
  await owner.call(addUser, {
    body: { username, password: "maquilishuat-9", name: "Claudia", userScopes: ["ORDER_BILLING"] },
    headers: aKey(),
  });
  expect(await doneSteps(owner)).toEqual(["taxes", "store", "tables", "staff", "payment_types"]);
  await owner.call(setStoreSetting, { body: { ...store, phone: "" } });
  await owner.call(deleteTax, { params: { taxId: tax.id } });
  await owner.call(deleteStoreTables, { body: { ids } });
  await owner.call(deleteUser, { params: { username } });
  expect(await doneSteps(owner)).toEqual(["payment_types"]);
});
