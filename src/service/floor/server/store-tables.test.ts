import { expect, test } from "vitest";
import { aFloor, eight } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { moveToTable } from "#service/orders/contract/accounts.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { readFloor } from "../contract/floor.ts";
import {
  addStoreTable,
  addStoreTables,
  changeStoreTable,
  deleteStoreTable,
  deleteStoreTables,
  listStoreTables,
  orderFloors,
  renameFloor,
  renewTableCode,
} from "../contract/store-tables.ts";

const seats = { seatingCapacity: 4 };

/** A restaurant with what its admin sees of the tables. */
async function aRoom() {
  const floor = await aFloor();
  const list = async () => (await floor.admin.call(listStoreTables)).ok;
  const names = async () => (await list()).map(({ table_title, floor }) => `${table_title} ${floor}`);
  const audited = () =>
    floor.rows<{ action: string; before: unknown; after: unknown }>(
      "select action, before, after from audit_entries where tenant_id = $1 and subject = 'store_table' order by id",
    );
  const eventsOf = () =>
    floor.server.events
      .filter(({ tenantId }) => tenantId === floor.small.tenantId)
      .map(({ event }) => event.type);
  return { ...floor, list, names, audited, eventsOf };
}

test("a table is added where it belongs, with a code of its own", async () => {
  const { admin, list, names, audited, eventsOf, waiter, small } = await aRoom();
  const added = await admin.call(addStoreTable, { body: { title: "Mesa 1B", floor: "Salón", ...seats } });
  expect(added.ok.message).toBe("Mesa 1B was added.");
  expect(await names()).toEqual(["Mesa 1 Salón", "Mesa 1B Salón", "Mesa 2 Salón", "Mesa 3 Terraza"]);
  const table = (await list()).find(({ id }) => id === added.ok.id);
  expect(table).toMatchObject({ seating_capacity: 4, menu_path: null });
  expect(table?.encrypted_id).toMatch(/^[\w-]{22}$/);
  expect(eventsOf().slice(-2)).toEqual(["floor_changed", "menu_changed"]);
  const plan = (await waiter.call(readFloor)).ok.tables.filter(({ floor }) => floor === "Salón");
  expect(plan.map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [9, 1],
    [5, 1],
  ]);
  const till = (await waiter.call(posInit)).ok.storeTables;
  expect(till.map(({ table_title }) => table_title)).toContain("Mesa 1B");
  expect(await audited()).toEqual([
    {
      action: "store_table.added",
      before: null,
      after: { title: "Mesa 1B", floor: "Salón", seating_capacity: 4 },
    },
  ]);
  const [first] = small.tables;
  const copy = await admin.call(addStoreTable, {
    body: { title: "Mesa 9", floor: "Jardín", ...seats, copyOf: first },
  });
  expect(copy.ok.message).toBe("Mesa 9 was added.");
  expect((await names()).at(-1)).toBe("Mesa 9 Jardín");
});

test("a name that its floor has is refused, whatever its letters", async () => {
  const { admin } = await aRoom();
  const again = await admin.call(addStoreTable, { body: { title: "MESA  1", floor: "Salón", ...seats } });
  expect(again.error).toMatchObject({ code: "table_exists", fields: [{ field: "title" }] });
  const elsewhere = await admin.call(addStoreTable, {
    body: { title: "Mesa 1", floor: "Terraza", ...seats },
  });
  expect(elsewhere.status).toBe(200);
  for (const body of [
    { title: "", floor: "Salón", seatingCapacity: 4 },
    { title: "Mesa 8", floor: " ", seatingCapacity: 4 },
    { title: "Mesa 8", floor: "Salón", seatingCapacity: -1 },
  ])
    expect((await admin.call(addStoreTable, { body })).error.code).toBe("invalid_input");
});

test("twelve from 1 are added but for those that are there", async () => {
  const { admin, list, names } = await aRoom();
  const body = { pattern: "Mesa #", first: 1, count: 12, floor: "Salón", ...seats };
  const added = await admin.call(addStoreTables, { body });
  expect(added.ok).toMatchObject({ message: "10 tables were added." });
  expect((await names()).slice(8)).toEqual([
    "Mesa 9 Salón",
    "Mesa 10 Salón",
    "Mesa 11 Salón",
    "Mesa 12 Salón",
    "Mesa 3 Terraza",
  ]);
  expect((await admin.call(addStoreTables, { body })).error.code).toBe("table_exists");
  const undone = await admin.call(deleteStoreTables, { body: { ids: added.ok.ids } });
  expect(undone.ok.message).toBe("10 tables were deleted.");
  expect(await list()).toHaveLength(3);
  const toMany = { ...body, pattern: "Banco #", count: 100 };
  for (const floor of ["A", "B", "C", "D"]) await admin.call(addStoreTables, { body: { ...toMany, floor } });
  const over = await admin.call(addStoreTables, { body: { ...toMany, floor: "E" } });
  expect(over.error.code).toBe("too_many_tables");
  const long = await admin.call(addStoreTables, { body: { ...body, pattern: "#".repeat(56), first: 10 } });
  expect(long.error.fields).toMatchObject([{ field: "pattern", code: "too_long" }]);
});

test("eight owners who add the same table at once have it once", async () => {
  const { admin, names } = await aRoom();
  const replies = await Promise.all(
    eight.map(() => admin.call(addStoreTable, { body: { title: "Mesa 7", floor: "Salón", ...seats } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect((await names()).filter((name) => name === "Mesa 7 Salón")).toHaveLength(1);
});

test("the later of two who edit a table is told", async () => {
  const { admin, list, small, sendOrder, server, waiter } = await aRoom();
  const [tableId] = small.tables;
  const orderId = await sendOrder({ deliveryType: "dinein", tableId });
  const version = (await list())[0]?.version;
  const change = (title: string) =>
    admin.call(changeStoreTable, {
      params: { tableId },
      body: { title, floor: "Salón", seatingCapacity: 6, version },
    });
  expect((await change("Ventana 1")).ok.message).toBe("Ventana 1 was saved.");
  expect((await change("Rincón")).error.code).toBe("changed_meanwhile");
  expect(server.events.map(({ event }) => event)).toContainEqual({
    type: "order_update",
    orderIds: [orderId],
  });
  const { groups } = (await waiter.call(listOrders)).ok;
  expect(groups.find(({ table_id }) => table_id === tableId)?.table_title).toBe("Ventana 1");
  const taken = await admin.call(changeStoreTable, {
    params: { tableId },
    body: { title: "mesa 2", floor: "Salón", seatingCapacity: 6 },
  });
  expect(taken.error.code).toBe("table_exists");
});

test("a table that goes to another floor gets a free place there", async () => {
  const { admin, small, waiter, names } = await aRoom();
  const [tableId] = small.tables;
  await admin.call(changeStoreTable, {
    params: { tableId },
    body: { title: "Mesa 1", floor: "Terraza", seatingCapacity: 4 },
  });
  expect(await names()).toEqual(["Mesa 2 Salón", "Mesa 1 Terraza", "Mesa 3 Terraza"]);
  const terrace = (await waiter.call(readFloor)).ok.tables.filter(({ floor }) => floor === "Terraza");
  expect(new Set(terrace.map(({ x }) => x)).size).toBe(2);
});

test("a table is not deleted while somebody sits at it or waits there", async () => {
  const { admin, small, server, sendOrder, list, waiter, rows } = await aRoom();
  const [first, second, third] = small.tables;
  const orderId = await sendOrder({ deliveryType: "dinein", tableId: first });
  const remove = (tableId: typeof first) => admin.call(deleteStoreTable, { params: { tableId } });
  expect((await remove(first)).error).toMatchObject({
    code: "table_in_use",
    message: "Mesa 1 is in use. Nothing was deleted.",
    details: { accounts: 1, waiting: 0 },
  });
  await server.db.inTenant(small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: second, lines: [{ item: small.items.carne, quantity: 1 }] }),
  );
  expect((await remove(second)).error).toMatchObject({ details: { accounts: 0, waiting: 1 } });
  const uses = (await list()).map(({ open_accounts, waiting_orders }) => [open_accounts, waiting_orders]);
  expect(uses).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  expect((await remove(third)).ok.message).toBe("Mesa 3 was deleted.");
  expect((await remove(third)).error.code).toBe("not_found");
  expect((await list()).map(({ id }) => id)).not.toContain(third);
  expect((await waiter.call(readFloor)).ok.tables.map(({ id }) => id)).not.toContain(third);
  expect((await waiter.call(posInit)).ok.storeTables.map(({ id }) => id)).not.toContain(third);
  const line = aLine({ id: small.items.horchata.id, price: 1.5 });
  const cart = aCart([line], { deliveryType: "dinein", tableId: third });
  expect((await waiter.call(createOrder, { body: cart })).error.code).toBe("table_unknown");
  const moved = await waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: third } });
  expect(moved.error.code).toBe("table_unknown");
  const [row] = await rows<{ title: string }>(
    "select title from store_tables where tenant_id = $1 and archived_at is not null",
  );
  expect(row?.title).toBe("Mesa 3");
  const again = await admin.call(addStoreTable, { body: { title: "Mesa 3", floor: "Terraza", ...seats } });
  expect(again.status).toBe(200);
});

test("an order on its way when its table is deleted is sent or refused", async () => {
  const { admin, small, send, rows } = await aRoom();
  const [, , third] = small.tables;
  const line = () => aLine({ id: small.items.horchata.id, price: 1.5 });
  const [removed, sent] = await Promise.all([
    admin.call(deleteStoreTable, { params: { tableId: third } }),
    send(aCart([line()], { deliveryType: "dinein", tableId: third })),
  ]);
  expect([removed.status, sent.status].toSorted()).toEqual([200, 409]);
  const open = await rows(
    "select from accounts where tenant_id = $1 and table_id = $2 and closed_at is null",
    third,
  );
  expect(open).toHaveLength(sent.status === 200 ? 1 : 0);
});

test("a new code ends the old one, and guests reach it while the QR menu is on", async () => {
  const { admin, small, list, rows } = await aRoom();
  const [tableId] = small.tables;
  const before = (await list())[0]?.encrypted_id;
  const renewed = await admin.call(renewTableCode, { params: { tableId } });
  expect(renewed.ok.encrypted_id).not.toBe(before);
  await rows("update store_settings set is_qr_menu_enabled = true, menu_code = 'menu' where tenant_id = $1");
  expect((await list())[0]?.menu_path).toBe(`/m/menu?table=${renewed.ok.encrypted_id}`);
});

test("a floor is renamed with all of its tables, and floors are put in order", async () => {
  const { admin, names, eventsOf } = await aRoom();
  const rename = (floor: string, name: string) => admin.call(renameFloor, { body: { floor, name } });
  expect((await rename("Salón", "terraza")).error.code).toBe("floor_exists");
  expect((await rename("Sótano", "Bodega")).error.code).toBe("not_found");
  expect((await rename("Salón", "Comedor")).ok.message).toBe("The floor is now called Comedor.");
  expect(eventsOf().slice(-2)).toEqual(["floor_changed", "menu_changed"]);
  await admin.call(orderFloors, { body: { floors: ["Terraza", "Comedor"] } });
  expect(await names()).toEqual(["Mesa 3 Terraza", "Mesa 1 Comedor", "Mesa 2 Comedor"]);
});
