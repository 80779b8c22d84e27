import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aHappyHour, type PriceRuleBody } from "#app/server/testing/price-rule.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import * as routes from "../contract/price-rules.ts";

const addRule = async ({ admin }: Floor, rest: Partial<PriceRuleBody> = {}) =>
  (await admin.call(routes.addPriceRule, { body: { ...aHappyHour, ...rest } })).ok.rule;
const titles = async ({ admin }: Floor) =>
  (await admin.call(routes.listPriceRules)).ok.rules.map(({ title }) => title);
const rulesOfTill = async ({ waiter }: Floor) =>
  (await waiter.call(posInit)).ok.priceRules.map(({ title }) => title);
const audited = (floor: Floor) =>
  floor.rows<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entries
     where tenant_id = $1 and (action like 'price_rule.%' or action like '%.hours_set') order by id`,
  );

test("a rule keeps what counts for its effect, and is what the till starts with", async () => {
  const floor = await aFloor();
  const { pupusa } = floor.small.items;
  const [maiz] = pupusa.variants;
  const price = { item_id: pupusa.id, variant_id: maiz?.id ?? null, price: 0.85 };
  const rule = await addRule(floor, {
    title: "PedidosYa",
    dining_options: [],
    sources: ["delivery_platform"],
    hours: [],
    reach: "chosen",
    item_ids: [floor.small.items.carne.id],
    effect: "fixed",
    prices: [price],
    includes_addons: true,
  });
  expect(rule).toMatchObject({
    percent: null,
    amount: null,
    item_ids: [],
    reach: "menu",
    includes_addons: false,
  });
  expect(rule.prices).toEqual([{ ...price, price: 85 }]);
  expect((await audited(floor)).at(-1)?.after).toMatchObject({
    prices: [{ item: pupusa.title, variant: maiz?.title, price: 85 }],
  });
  const till = (await floor.waiter.call(posInit)).ok;
  const { is_active: _, version: __, ...fields } = rule;
  expect(till.priceRules).toEqual([fields]);
});

test.each<[string, Partial<PriceRuleBody>, string]>([
  ["a percentage without one", { percent: null }, "percent"],
  ["no percent at all", { percent: 0 }, "percent"],
  ["more than everything off", { percent: -100.01 }, "percent"],
  ["more decimals than prices have", { percent: 10.005 }, "percent"],
  ["a slip of zeros", { effect: "amount", percent: null, amount: -1e9 }, "amount"],
  ["an amount without one", { effect: "amount", percent: null }, "amount"],
  ["own prices without one", { effect: "fixed", prices: [] }, "prices"],
  ["chosen of the menu, nothing chosen", { reach: "chosen" }, "item_ids"],
  ["a title nobody sees", { title: " " }, "title"],
  ["a weekday twice", { hours: [{ ...hours(), weekdays: [1, 1] }] }, "hours.0.weekdays"],
  ["an eighth weekday", { hours: [{ ...hours(), weekdays: [8 as 7] }] }, "hours.0.weekdays.0"],
  ["minute 1440", { hours: [{ ...hours(), to: 1440 }] }, "hours.0.to"],
  [
    "dates the wrong way round",
    { hours: [{ ...hours(), starts_on: "2026-12-02", ends_on: "2026-12-01" }] },
    "hours.0.ends_on",
  ],
])("refused: %s", async (_, changes, field) => {
  const floor = await aFloor();
  const { status, error } = await floor.admin.call(routes.addPriceRule, {
    body: { ...aHappyHour, ...changes },
  });
  expect([status, error.fields?.map((refused) => refused.field)]).toEqual([400, [field]]);
});

function hours() {
  return { weekdays: [], from: 360, to: 660, starts_on: null, ends_on: null };
}

test("what is not on the menu of this restaurant cannot be named", async () => {
  const floor = await aFloor();
  const other = await aFloor();
  const { pupusa, carne } = floor.small.items;
  const [maiz] = pupusa.variants;
  const foreign: Partial<PriceRuleBody>[] = [
    { reach: "chosen", item_ids: [other.small.items.pupusa.id + 1_000] },
    { reach: "chosen", category_ids: [999_999] },
    { effect: "fixed", prices: [{ item_id: carne.id, variant_id: maiz?.id ?? null, price: 1 }] },
  ];
  for (const changes of foreign) {
    const { error } = await floor.admin.call(routes.addPriceRule, { body: { ...aHappyHour, ...changes } });
    expect(error.code).toBe("not_found");
  }
  await floor.rows("update menu_items set archived_at = now() where tenant_id = $1 and id = $2", carne.id);
  const archived = { ...aHappyHour, reach: "chosen" as const, item_ids: [carne.id] };
  expect((await floor.admin.call(routes.addPriceRule, { body: archived })).error.code).toBe("not_found");
});

test("a hundred rules are enough: one more is refused, added or brought back", async () => {
  const floor = await aFloor();
  const { admin } = floor;
  const gone = await addRule(floor);
  const params = { ruleId: gone.id };
  await admin.call(routes.deletePriceRule, { params });
  await floor.rows(
    `insert into price_rules (tenant_id, title, dining_options, sources, reach, effect, percent_bp, amount_cents,
       includes_addons, position)
     select r.tenant_id, r.title, r.dining_options, r.sources, r.reach, r.effect, r.percent_bp, r.amount_cents,
       r.includes_addons, n from price_rules r, generate_series(2, 101) n where r.tenant_id = $1`,
  );
  const refusal = { code: "too_many_price_rules", details: { most: 100 } };
  expect((await admin.call(routes.addPriceRule, { body: aHappyHour })).error).toMatchObject(refusal);
  expect((await admin.call(routes.restorePriceRule, { params })).error).toMatchObject(refusal);
});

test("archived dishes leave the rules that name them", async () => {
  const floor = await aFloor();
  const { carne } = floor.small.items;
  await addRule(floor, { reach: "chosen", item_ids: [carne.id] });
  await floor.rows("update menu_items set archived_at = now() where tenant_id = $1 and id = $2", carne.id);
  const [rule] = (await floor.waiter.call(posInit)).ok.priceRules;
  expect(rule).toMatchObject({ reach: "chosen", item_ids: [] });
});

test("two who edit one rule: the later is told, and may save over it", async () => {
  const floor = await aFloor();
  const rule = await addRule(floor);
  const change = (title: string, version: string) =>
    floor.admin.call(routes.changePriceRule, {
      params: { ruleId: rule.id },
      body: { ...aHappyHour, title, version },
    });
  const first = await change("De cinco a seis", rule.version);
  const late = await change("Feliz", rule.version);
  expect(late.error).toMatchObject({
    code: "changed_meanwhile",
    details: { version: first.ok.rule.version },
  });
  expect((await change("Feliz", first.ok.rule.version)).ok.rule.title).toBe("Feliz");
});

test("switching, ordering, deleting and bringing back reach the till", async () => {
  const floor = await aFloor();
  const { admin } = floor;
  const one = await addRule(floor, { title: "Una" });
  const two = await addRule(floor, { title: "Dos" });
  await admin.call(routes.orderPriceRules, { body: { ids: [two.id, one.id] } });
  expect(await rulesOfTill(floor)).toEqual(["Dos", "Una"]);
  const ruleId = { params: { ruleId: two.id } };
  await admin.call(routes.switchPriceRule, { ...ruleId, body: { is_active: false } });
  expect([await rulesOfTill(floor), await titles(floor)]).toEqual([["Una"], ["Dos", "Una"]]);
  await admin.call(routes.switchPriceRule, { ...ruleId, body: { is_active: true } });
  await admin.call(routes.deletePriceRule, ruleId);
  expect([await rulesOfTill(floor), await titles(floor)]).toEqual([["Una"], ["Una"]]);
  expect((await admin.call(routes.deletePriceRule, ruleId)).error.code).toBe("not_found");
  await admin.call(routes.restorePriceRule, ruleId);
  expect(await rulesOfTill(floor)).toEqual(["Dos", "Una"]);
  expect((await admin.call(routes.restorePriceRule, ruleId)).error.code).toBe("not_found");
  const actions = (await audited(floor)).map(({ action }) => action.replace("price_rule.", ""));
  expect(actions).toEqual(["added", "added", "ordered", "switched", "switched", "archived", "restored"]);
});

test("an order that names only some leaves the others behind them", async () => {
  const floor = await aFloor();
  const [one, , three] = [
    await addRule(floor),
    await addRule(floor, { title: "Dos" }),
    await addRule(floor, { title: "Tres" }),
  ];
  await floor.admin.call(routes.orderPriceRules, { body: { ids: [three.id, one.id] } });
  expect(await titles(floor)).toEqual(["Tres", "Hora feliz", "Dos"]);
  const unknown = await floor.admin.call(routes.orderPriceRules, { body: { ids: [three.id, 987_654] } });
  expect(unknown.error.code).toBe("not_found");
});

test("hours of a category and of an item are read, set and told to the till", async () => {
  const floor = await aFloor();
  const { admin, small } = floor;
  const category = { params: { categoryId: small.categories.food } };
  const item = { params: { itemId: small.items.pupusa.id } };
  const breakfast = { ...hours(), weekdays: [6, 7] as [6, 7] };
  const empty = (await admin.call(routes.readCategoryHours, category)).ok;
  await admin.call(routes.setCategoryHours, {
    ...category,
    body: { hours: [breakfast], version: empty.version },
  });
  await admin.call(routes.setItemHours, { ...item, body: { hours: [hours()] } });
  expect((await admin.call(routes.readCategoryHours, category)).ok.hours).toEqual([breakfast]);
  const stale = await admin.call(routes.setCategoryHours, {
    ...category,
    body: { hours: [], version: empty.version },
  });
  expect(stale.error.code).toBe("changed_meanwhile");
  const { offerHours } = (await floor.waiter.call(posInit)).ok;
  expect(offerHours).toEqual([
    { ...breakfast, category_id: small.categories.food, item_id: null },
    { ...hours(), category_id: null, item_id: small.items.pupusa.id },
  ]);
  await admin.call(routes.setItemHours, { ...item, body: { hours: [] } });
  expect((await floor.waiter.call(posInit)).ok.offerHours).toHaveLength(1);
  expect((await audited(floor)).map(({ action, before }) => [action, before])).toEqual([
    ["category.hours_set", { title: "Comida", hours: [] }],
    ["menu_item.hours_set", { title: "Pupusa de queso", hours: [] }],
    ["menu_item.hours_set", { title: "Pupusa de queso", hours: [hours()] }],
  ]);
});

test("each act that changes something tells the tills once", async () => {
  const floor = await aFloor();
  const rule = await addRule(floor);
  const told = () =>
    floor.server.events.filter(
      ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "menu_changed",
    ).length;
  const before = told();
  const ruleId = { params: { ruleId: rule.id } };
  await floor.admin.call(routes.switchPriceRule, { ...ruleId, body: { is_active: true } });
  await floor.admin.call(routes.orderPriceRules, { body: { ids: [rule.id] } });
  expect(told()).toBe(before);
  await floor.admin.call(routes.switchPriceRule, { ...ruleId, body: { is_active: false } });
  expect(told()).toBe(before + 1);
});

test("the menu to choose from is there also for who does not sell", async () => {
  const floor = await aFloor();
  await floor.rows(
    "update menu_items set archived_at = now() where tenant_id = $1 and id = $2",
    floor.small.items.carne.id,
  );
  const menu = (await floor.admin.call(routes.readOfferedMenu)).ok;
  expect(menu.categories.map(({ title }) => title)).toEqual(["Comida", "Bebidas"]);
  expect(menu.items.map(({ title }) => title)).not.toContain("Carne asada");
  const pupusa = menu.items.find(({ id }) => id === floor.small.items.pupusa.id);
  expect(pupusa?.variants.map(({ price }) => price)).toEqual([100, 125]);
  expect((await floor.waiter.call(routes.readOfferedMenu)).status).toBe(403);
});
