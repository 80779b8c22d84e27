import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aCart, type CartLineBody } from "#app/server/testing/till.ts";
import { createMenuItem } from "#db/seeds/menu.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { barBoard, kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { listQrOrders, processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { listOrders, takeOrderBack } from "../../contract/orders.ts";

const linesOf = (floor: Floor) =>
  floor.rows<{
    title: string;
    quantity: number;
    price: number;
    tax: string;
    combo: string | null;
    uuids: number;
    notes: string | null;
    variant: string | null;
  }>(
    `select title, quantity, unit_price_cents as price, tax_type as tax, combo_title as combo, notes, variant_title as variant,
      (select count(distinct combo_uuid)::integer from order_lines where tenant_id = $1) as uuids
     from order_lines where tenant_id = $1 order by id`,
  );

const refusal = async (floor: Floor, line: CartLineBody) => (await floor.send(aCart([line]))).error;

test("a combo is kept as its parts, each with its station and share of the price", async () => {
  const floor = await aFloor();
  const { line, meat, beer } = await aCombo(floor);
  const cart = aCart([line({ choices: [meat, beer], price: 6, quantity: 3, notes: "sin sal" })]);
  expect((await floor.send(cart)).status).toBe(200);
  const shared = { quantity: 3, combo: "Combo típico", uuids: 1, notes: "sin sal", variant: null };
  expect(await linesOf(floor)).toEqual([
    { ...shared, title: "Carne asada", price: 371, tax: "inclusive" },
    { ...shared, title: "Cerveza", price: 229, tax: "other" },
  ]);
  const [kitchen] = (await floor.cook.call(kitchenBoard)).ok.orders;
  const [bar] = (await floor.cook.call(barBoard)).ok.orders;
  expect([kitchen?.items, bar?.items]).toMatchObject([
    [{ item_title: "Carne asada", quantity: 3, combo_title: "Combo típico" }],
    [{ item_title: "Cerveza", quantity: 3, combo_title: "Combo típico" }],
  ]);
  const [group] = (await floor.admin.call(listOrders)).ok.groups;
  expect(group?.balance).toBe(1800);
  const combos = group?.orders[0]?.items.map(({ combo }) => combo);
  expect(combos).toMatchObject([{ title: "Combo típico" }, { uuid: combos?.[1]?.uuid }]);
});

test("a part has its own note, and behind it the combo's", async () => {
  const floor = await aFloor();
  const { line, meat, horchata } = await aCombo(floor);
  const long = "s".repeat(100);
  const parts = [{ choice_id: meat, notes: "bien asada" }, { choice_id: horchata }];
  expect((await floor.send(aCart([line({ parts, notes: "para llevar" })]))).status).toBe(200);
  const full = [
    { choice_id: meat, notes: long },
    { choice_id: horchata, notes: null },
  ];
  expect((await floor.send(aCart([line({ parts: full, notes: long })]))).status).toBe(200);
  expect((await linesOf(floor)).map(({ notes }) => notes)).toEqual([
    "bien asada · para llevar",
    "para llevar",
    `${long} · ${long}`,
    long,
  ]);
  const tooLong = await refusal(floor, line({ parts: [{ choice_id: meat, notes: `${long}s` }] }));
  expect(tooLong.fields).toMatchObject([{ field: "cart.0.parts.0.notes", code: "too_long" }]);
});

test("each part is served with the course of its own category", async () => {
  const floor = await aFloor();
  const { line, meat, beer } = await aCombo(floor);
  const { food, drinks } = floor.small.categories;
  await floor.rows("update categories set course = 2 where tenant_id = $1 and id = $2", food);
  const sent = line({ choices: [meat, beer], price: 6 });
  const parts = sent.parts?.map((part) => ({ ...part, hold: part.choice_id === meat }));
  await floor.rows("update categories set course = 1 where tenant_id = $1 and id = $2", drinks);
  expect((await floor.send(aCart([{ ...sent, parts }]))).status).toBe(200);
  expect(
    await floor.rows(
      "select title, course, held_until is not null as held from order_lines where tenant_id = $1 order by id",
    ),
  ).toEqual([
    { title: "Carne asada", course: 2, held: true },
    { title: "Cerveza", course: 1, held: false },
  ]);
});

test("a part takes its own recipe, in the variant that was asked for", async () => {
  const floor = await aFloor();
  const { line, pupusa, horchata } = await aCombo(floor);
  const { variants, addons } = floor.small.items.pupusa;
  const [maiz, extra] = [variants[0], addons[0]];
  if (!maiz || !extra) throw new Error("The pupusa has choices");
  const parts = [{ choice_id: pupusa, variant_id: maiz.id, addons_ids: [extra.id] }, { choice_id: horchata }];
  const missing = await refusal(
    floor,
    line({ price: 6, parts: [{ choice_id: pupusa }, { choice_id: horchata }] }),
  );
  expect(missing).toMatchObject({ code: "variant_required", details: { title: "Pupusa de queso" } });
  expect((await floor.send(aCart([line({ price: 6, quantity: 2, parts })]))).status).toBe(200);
  const [first] = await linesOf(floor);
  expect(first).toMatchObject({ title: "Pupusa de queso", variant: "De maíz", price: 343 });
  const taken = await floor.rows(
    "select -quantity::integer as taken from stock_movements where tenant_id = $1 and cause = 'order' order by quantity",
  );
  // 2 × (50 + 40) of cheese, 2 × 100 of dough.
  expect(taken).toEqual([{ taken: 200 }, { taken: 180 }]);
});

test("what is not a whole combo at its price is refused with the reason", async () => {
  const floor = await aFloor();
  const { line, meat, pupusa, horchata, beer, combo } = await aCombo(floor);
  const [extra] = floor.small.items.pupusa.addons;
  if (!extra) throw new Error("The pupusa has add-ons");
  expect(await refusal(floor, line({ choices: [meat] }))).toMatchObject({
    code: "modifier_missing",
    details: { title: "Combo típico", group: "Bebida", count: 1 },
  });
  expect(await refusal(floor, line({ choices: [meat, horchata, beer], price: 6 }))).toMatchObject({
    code: "modifier_too_many",
    details: { group: "Bebida", count: 1 },
  });
  expect(await refusal(floor, line({ choices: [meat, beer], price: 5 }))).toMatchObject({
    code: "price_changed",
    details: { shown: 5, current: 6 },
  });
  expect((await refusal(floor, line({ parts: [] }))).code).toBe("modifier_missing");
  const foreign = { choice_id: meat, addons_ids: [extra.id] };
  expect((await refusal(floor, line({ parts: [foreign, { choice_id: horchata }] }))).code).toBe(
    "item_unavailable",
  );
  const notACombo = line({ id: floor.small.items.carne.id, price: 6.5 });
  expect((await refusal(floor, notACombo)).code).toBe("item_unavailable");
  const other = await aCombo(await aFloor());
  expect((await refusal(floor, line({ choices: [other.meat, horchata] }))).code).toBe("item_unavailable");
  await floor.rows("update menu_items set is_enabled = false where tenant_id = $1 and title = 'Carne asada'");
  expect(await refusal(floor, line())).toMatchObject({
    code: "item_unavailable",
    details: { title: "Carne asada", itemId: combo.id },
  });
  expect(await linesOf(floor)).toEqual([]);
  expect(pupusa).toBeGreaterThan(0);
});

test("portions are counted by part; a part or the combo itself may be sold out", async () => {
  const floor = await aFloor();
  const { line, meat, beer, combo } = await aCombo(floor);
  const limit = (itemId: typeof combo.id, remaining: number | null) =>
    floor.admin.call(limitItem, { params: { itemId }, body: { remaining, until: "told" } });
  const { carne, horchata } = floor.small.items;
  await limit(carne.id, 3);
  expect((await floor.send(aCart([line({ quantity: 2 })]))).status).toBe(200);
  expect((await refusal(floor, line({ quantity: 2 }))).details).toMatchObject({
    title: "Carne asada",
    itemId: carne.id,
    remaining: 1,
  });
  await limit(carne.id, null);
  await limit(horchata.id, 0);
  expect(await refusal(floor, line())).toMatchObject({
    code: "item_sold_out",
    details: { title: "Horchata" },
  });
  expect((await floor.send(aCart([line({ choices: [meat, beer], price: 6 })]))).status).toBe(200);
  await limit(horchata.id, null);
  await limit(combo.id, 0);
  expect((await refusal(floor, line())).details).toMatchObject({ title: "Combo típico", itemId: combo.id });
  expect((await limit(combo.id, 5)).error.code).toBe("combo_counts_parts");
});

test("a combo that was just sent can be taken back; its pieces are those of its parts", async () => {
  const floor = await aFloor();
  const { line } = await aCombo(floor);
  const { orderId } = (await floor.send(aCart([line({ quantity: 2 })]))).ok;
  const takeBack = (pieces: number) =>
    floor.waiter.call(takeOrderBack, { params: { id: String(orderId) }, body: { pieces } });
  expect((await takeBack(2)).error.code).toBe("undo_too_late");
  expect((await takeBack(4)).status).toBe(200);
});

test("tills get the groups of a combo, and nothing of it with other items", async () => {
  const floor = await aFloor();
  const { combo, meat, pupusa } = await aCombo(floor);
  const { menuItems } = (await floor.waiter.call(posInit)).ok;
  const { carne, pupusa: dish } = floor.small.items;
  expect(menuItems.find(({ id }) => id === combo.id)?.combo).toMatchObject([
    {
      title: "Plato",
      min: 1,
      max: 1,
      choices: [
        { id: meat, item_id: carne.id, variant_id: null, extra: 0, is_default: true },
        { id: pupusa, item_id: dish.id, variant_id: null, extra: 50, is_default: false },
      ],
    },
    { title: "Bebida" },
  ]);
  expect(menuItems.filter((item) => item.combo !== undefined)).toHaveLength(1);
});

test("a guest's combo waits with its parts, and is sent with them", async () => {
  const floor = await aFloor();
  const { combo, meat, horchata } = await aCombo(floor);
  const { carne, horchata: drink } = floor.small.items;
  const part = (choice_id: number, { id, title, price }: typeof carne) => ({
    choice_id,
    id,
    title,
    price: price / 100,
    extra: 0,
    variant: null,
    addons: [],
  });
  const parts = [part(meat, carne), part(horchata, drink)];
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: null, lines: [{ item: combo, parts }] }),
  );
  const [waiting] = (await floor.waiter.call(listQrOrders)).ok;
  expect(waiting?.items[0]?.parts?.map(({ title, price }) => [title, price])).toEqual([
    ["Carne asada", 650],
    ["Horchata", 150],
  ]);
  await floor.waiter.call(processQrOrder, { params: { id: String(waiting?.id) } });
  expect((await linesOf(floor)).map(({ title, price }) => [title, price])).toEqual([
    ["Carne asada", 406],
    ["Horchata", 94],
  ]);
});

test("an item of no price can be a part: it has no share", async () => {
  const floor = await aFloor();
  const { line, meat, horchata } = await aCombo(floor);
  await floor.server.db.inTenant(floor.small.tenantId, async (tx) => {
    const free = await createMenuItem(tx, { title: "Curtido", price: 0 });
    await tx.query({
      text: "update combo_choices set menu_item_id = $3 where tenant_id = $1 and id = $2",
      values: [tx.tenantId, horchata, free.id],
    });
  });
  expect((await floor.send(aCart([line({ choices: [meat, horchata] })]))).status).toBe(200);
  expect((await linesOf(floor)).map(({ title, price }) => [title, price])).toEqual([
    ["Carne asada", 500],
    ["Curtido", 0],
  ]);
});
