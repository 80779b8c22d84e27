import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { listCourtesies } from "#money/tips/contract/tips.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { moveLines, undoAccountChange, voidLines } from "../../contract/accounts.ts";
import { giveCourtesy, removeCourtesy } from "../../contract/courtesies.ts";
import { listOrders, updateLineStatus } from "../../contract/orders.ts";

/** A table with two combos and a horchata beside them. */
async function aTableWithCombos() {
  const floor = await aFloor();
  const combo = await aCombo(floor);
  const { horchata } = floor.small.items;
  const tableId = floor.small.tables[0];
  const cart = aCart([combo.line({ quantity: 2 }), aLine({ id: horchata.id, price: 1.5 })], {
    deliveryType: "dinein",
    tableId,
  });
  const { orderId } = (await floor.send(cart)).ok;
  const ids = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 order by id",
  );
  const [meat, drink, alone] = ids.map(({ id }) => id);
  if (!meat || !drink || !alone) throw new Error("Three lines were sent");
  return { floor, orderId, meat, drink, alone };
}

interface Line {
  readonly title: string;
  readonly quantity: number;
  readonly status: string;
  readonly price: number;
  /** Lines with one letter are parts of one combo. */
  readonly combo: string | null;
}

/** The lines in their order; combos are named by letters, as their uuids are of chance. */
async function linesOf(floor: Floor): Promise<(string | number | null)[][]> {
  const rows = await floor.rows<Line>(
    `select title, quantity, status, unit_price_cents as price, combo_uuid as combo
     from order_lines where tenant_id = $1 order by id`,
  );
  const uuids = [...new Set(rows.flatMap(({ combo }) => combo ?? []))];
  return rows.map(({ title, quantity, status, price, combo }) => [
    title,
    quantity,
    status,
    price,
    combo && String.fromCharCode(97 + uuids.indexOf(combo)),
  ]);
}

test("voiding one part voids the combo; some of it become a combo of their own", async () => {
  const { floor, orderId, drink, alone } = await aTableWithCombos();
  const voiding = (itemId: OrderLineId, quantity: number, of: number) =>
    floor.waiter.call(voidLines, { body: { orderId, lines: [{ itemId, quantity, of }], reason: null } });
  expect((await voiding(drink, 1, 2)).ok.message).toContain("1");
  const left = ["created", 406, "a"];
  expect(await linesOf(floor)).toEqual([
    ["Carne asada", 1, ...left],
    ["Horchata", 1, "created", 94, "a"],
    ["Horchata", 1, "created", 150, null],
    ["Carne asada", 1, "cancelled", 406, "b"],
    ["Horchata", 1, "cancelled", 94, "b"],
  ]);
  expect((await voiding(drink, 1, 1)).status).toBe(200);
  expect((await linesOf(floor)).map(([, , status]) => status)).toEqual([
    "cancelled",
    "cancelled",
    "created",
    "cancelled",
    "cancelled",
  ]);
  expect((await voiding(alone, 1, 1)).status).toBe(200);
});

test("of two parts of a combo different numbers cannot be voided", async () => {
  const { floor, orderId, meat, drink } = await aTableWithCombos();
  const lines = [
    { itemId: meat, quantity: 1, of: 2 },
    { itemId: drink, quantity: 2, of: 2 },
  ];
  const { error } = await floor.waiter.call(voidLines, { body: { orderId, lines, reason: null } });
  expect(error).toMatchObject({ code: "combo_kept_together", details: { title: "Combo típico" } });
  const both = lines.map((line) => ({ ...line, quantity: 2 }));
  expect((await floor.waiter.call(voidLines, { body: { orderId, lines: both, reason: null } })).status).toBe(
    200,
  );
  expect((await linesOf(floor)).map(([, , status]) => status)).toEqual(["cancelled", "cancelled", "created"]);
});

test("a combo of which one part was begun needs approval and reason as a whole", async () => {
  const { floor, orderId, meat, drink } = await aTableWithCombos();
  const status = (itemId: OrderLineId, to: "preparing" | "cancelled" | "completed") =>
    floor.admin.call(updateLineStatus, { params: { itemId: String(itemId) }, body: { status: to } });
  expect((await status(meat, "preparing")).status).toBe(200);
  // A station makes part by part.
  expect((await linesOf(floor)).map(([, , state]) => state)).toEqual(["preparing", "created", "created"]);
  const lines = [{ itemId: drink, quantity: 2, of: 2 }];
  const asked = await floor.waiter.call(voidLines, { body: { orderId, lines, reason: "guest_left" } });
  expect(asked.error.code).toBe("approval_required");
  expect(asked.error.details).toMatchObject({ title: "Combo típico", pieces: 2, amount: 10 });
  expect((await status(drink, "cancelled")).status).toBe(200);
  expect((await linesOf(floor)).map(([, , state]) => state)).toEqual(["cancelled", "cancelled", "created"]);
  expect((await status(meat, "preparing")).status).toBe(200);
  expect((await linesOf(floor)).map(([, , state]) => state)).toEqual(["preparing", "preparing", "created"]);
});

test("a courtesy is of the whole combo, and so is taking it back", async () => {
  const { floor, drink } = await aTableWithCombos();
  const params = { itemId: String(drink) };
  const give = await floor.admin.call(giveCourtesy, {
    params,
    body: { reason: "Esperó mucho", part: { quantity: 1, of: 2 } },
  });
  expect(give.ok.message).toContain("Combo típico");
  const prices = async () => (await linesOf(floor)).map(([title, , , price, combo]) => [title, price, combo]);
  expect(await prices()).toEqual([
    ["Carne asada", 406, "a"],
    ["Horchata", 94, "a"],
    ["Horchata", 150, null],
    ["Carne asada", 0, "b"],
    ["Horchata", 0, "b"],
  ]);
  const { rows } = (await floor.admin.call(listCourtesies, { query: { q: "tipico" } })).ok;
  expect(rows.map(({ title, combo_title }) => [title, combo_title])).toEqual(
    expect.arrayContaining([
      ["Carne asada", "Combo típico"],
      ["Horchata", "Combo típico"],
    ]),
  );
  const [group] = (await floor.admin.call(listOrders)).ok.groups;
  expect(group?.balance).toBe(650);
  const free = group?.orders[0]?.items.find(({ courtesy }) => courtesy !== null);
  const taken = await floor.admin.call(removeCourtesy, { params: { itemId: String(free?.id) } });
  expect(taken.status).toBe(200);
  expect((await prices()).map(([, price]) => price)).toEqual([406, 94, 150, 406, 94]);
  const again = await floor.admin.call(removeCourtesy, { params: { itemId: String(free?.id) } });
  expect(again.error.code).toBe("courtesy_gone");
});

test("a part that is moved takes its combo along", async () => {
  const { floor, meat } = await aTableWithCombos();
  const target = { tableId: floor.small.tables[1] };
  const lines = [{ itemId: meat, quantity: 1, of: 2 }];
  const moved = (await floor.admin.call(moveLines, { body: { lines, target }, headers: aKey() })).ok;
  const shown = async () =>
    (await floor.admin.call(listOrders)).ok.groups.map((group) => ({
      table: group.table_title,
      balance: group.balance,
      combos: new Set(group.orders.flatMap(({ items }) => items.flatMap(({ combo }) => combo?.uuid ?? [])))
        .size,
      items: group.orders.flatMap(({ items }) =>
        items.map(({ item_title, quantity }) => `${quantity} ${item_title}`),
      ),
    }));
  expect(await shown()).toEqual([
    { table: "Mesa 1", balance: 650, combos: 1, items: ["1 Carne asada", "1 Horchata", "1 Horchata"] },
    { table: "Mesa 2", balance: 500, combos: 1, items: ["1 Carne asada", "1 Horchata"] },
  ]);
  await floor.admin.call(undoAccountChange, { body: { changeId: moved.change_id } });
  expect(await shown()).toMatchObject([{ table: "Mesa 1", balance: 1150, combos: 2 }]);
  const { orders } = (await floor.cook.call(kitchenBoard)).ok;
  expect(orders.flatMap(({ items }) => items.map(({ combo_title }) => combo_title))).toEqual([
    "Combo típico",
    "Combo típico",
  ]);
});
