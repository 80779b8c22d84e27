import { afterEach, beforeEach, expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, type CartBody, type CartLineBody } from "#app/server/testing/till.ts";
import { setStoreSetting } from "#core/settings/contract/store-settings.ts";
import { updateCategory } from "#menu/menu/contract/categories.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { kitchenBoard, kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { mergeAccounts, moveLines, undoAccountChange, voidLines } from "../../contract/accounts.ts";
import { fireCourse, holdCourse } from "../../contract/courses.ts";
import {
  cancelOrders,
  completeOrders,
  listOrders,
  type OrderItem,
  serveOrders,
  updateLineStatus,
} from "../../contract/orders.ts";
import { isHeld } from "../../domain/course.ts";

let floor: Floor;
const start = Date.now();
beforeEach(async () => {
  floor = await aFloor();
  at(0);
});
afterEach(() => {
  floor.server.clock.now = undefined;
});

const at = (minutes: number) => {
  floor.server.clock.now = new Date(start + minutes * 60_000);
};
const now = () => floor.server.clock.now ?? new Date(start);

const quesadilla = (rest: Partial<CartLineBody> = {}) =>
  aLine({ id: floor.small.items.quesadilla.id, price: 2, ...rest });
const carne = (rest: Partial<CartLineBody> = {}) =>
  aLine({ id: floor.small.items.carne.id, price: 6.5, ...rest });
const starter = () => quesadilla({ course: 1 });
const main = () => carne({ course: 2, hold: true });
const dessert = () => quesadilla({ course: 3, hold: true, quantity: 2 });

const send = (lines: CartLineBody[], rest: Partial<CartBody> = {}) =>
  floor.send(aCart(lines, { deliveryType: "dinein", tableId: floor.small.tables[0], ...rest }));

async function lines(): Promise<OrderItem[]> {
  const { groups } = (await floor.admin.call(listOrders)).ok;
  return groups.flatMap((group) => group.orders).flatMap((order) => order.items);
}
/** Minutes from the start on which each dish is made; null for what waits for somebody. */
const plan = async () =>
  Object.fromEntries(
    (await lines()).map(({ course, fire_at }) => [
      course ?? 0,
      fire_at === null ? null : (fire_at.getTime() - start) / 60_000,
    ]),
  );
const heldCourses = async () =>
  (await lines()).filter((line) => isHeld(line, now())).map(({ course }) => course);

async function account(): Promise<AccountId> {
  const [first] = await floor.rows<{ id: AccountId }>(
    "select id from accounts where tenant_id = $1 order by id limit 1",
  );
  if (!first) throw new Error("nothing was sent");
  return first.id;
}
const fire = async (course: number, as = floor.waiter) =>
  as.call(fireCourse, { body: { account: await account(), course }, headers: aKey() });
const hold = async (lineIds: number[]) =>
  floor.waiter.call(holdCourse, { body: { account: await account(), lineIds }, headers: aKey() });

/** The courses after one that went follow after so many minutes. */
async function followBy(courseMinutes: number | null) {
  await floor.rows("update store_settings set course_minutes = $2 where tenant_id = $1", courseMinutes);
}

test("a line has the course of its category unless it says another", async () => {
  const params = { id: floor.small.categories.food };
  await floor.admin.call(updateCategory, { params, body: { title: "Comida", course: 2 } });
  const drink = aLine({ id: floor.small.items.horchata.id, price: 1.5, hold: true });
  await send([quesadilla(), carne({ course: null }), carne({ course: 4, hold: true }), drink]);
  expect((await lines()).map((line) => [line.course, isHeld(line, now())])).toEqual([
    [2, false],
    [null, false],
    [4, true],
    [null, false],
  ]);
});

test.each<[string, Partial<CartLineBody>, string]>([
  ["no course at all", { course: null, hold: true }, "cart.0.hold"],
  ["course 0", { course: 0 }, "cart.0.course"],
  ["course 10", { course: 10 }, "cart.0.course"],
  ["half a course", { course: 1.5 }, "cart.0.course"],
])("%s is refused", async (_, rest, field) => {
  expect((await send([carne(rest)])).error).toMatchObject({ code: "invalid_input", fields: [{ field }] });
});

test("the kitchen sees a held dish, cannot begin it, and begins it once it is fired", async () => {
  await send([starter(), main()]);
  const item = async () =>
    (await floor.cook.call(kitchenBoard)).ok.orders[0]?.items.find(({ course }) => course === 2);
  expect(await item()).toMatchObject({ status: "created", fire_at: null });
  const begin = async () =>
    floor.cook.call(kitchenLineStatus, {
      params: { itemId: (await item())?.id ?? 0 },
      body: { status: "preparing" },
      headers: aKey(),
    });
  expect((await begin()).error.code).toBe("line_held");
  at(8);
  const fired = (await fire(2)).ok;
  expect(fired).toMatchObject({ fired: 1, message: "Course 2: 1 item was fired." });
  expect((await item())?.fire_at).toEqual(now());
  expect((await begin()).status).toBe(200);
});

test("the board lists what waits longest first, counted from firing", async () => {
  await send([carne({ course: 2, hold: true })]);
  at(1);
  await send([starter()], { tableId: floor.small.tables[1] });
  const tables = async () =>
    (await floor.cook.call(kitchenBoard)).ok.orders.map(({ table_title }) => table_title);
  expect(await tables()).toEqual(["Mesa 2", "Mesa 1"]);
  at(2);
  await fire(2);
  expect(await tables()).toEqual(["Mesa 2", "Mesa 1"]);
  at(3);
  await send([starter()], { tableId: floor.small.tables[2] });
  expect(await tables()).toEqual(["Mesa 2", "Mesa 1", "Mesa 3"]);
});

test("firing fires everything up to its course, of all rounds, and nothing twice", async () => {
  await send([main(), dessert()]);
  await send([carne({ course: 1, hold: true }), carne({ course: 2, hold: true })]);
  expect(await heldCourses()).toEqual([2, 3, 1, 2]);
  const replies = await Promise.all(eight.map(() => fire(2)));
  expect(replies.map(({ ok }) => ok.fired).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 3]);
  expect(replies.find(({ ok }) => ok.fired > 0)?.ok.line_ids).toHaveLength(3);
  expect(await heldCourses()).toEqual([3]);
  const told = await floor.rows(
    "select from audit_entries where tenant_id = $1 and action = 'course.fired' order by id",
  );
  expect(told).toHaveLength(1);
});

test("what was fired is held again while nobody has begun it", async () => {
  await send([starter(), main(), dessert()]);
  const { line_ids } = (await fire(3)).ok;
  expect((await hold(line_ids)).ok.message).toBe("3 items are on hold.");
  expect(await heldCourses()).toEqual([2, 3]);
  await fire(2);
  const [dish] = line_ids;
  await floor.cook.call(kitchenLineStatus, {
    params: { itemId: dish ?? 0 },
    body: { status: "preparing" },
    headers: aKey(),
  });
  expect((await hold(line_ids)).error.code).toBe("course_begun");
  const [drinkless] = (await lines()).filter(({ course }) => course === 1);
  expect((await hold([drinkless?.id ?? 0])).status).toBe(200);
});

test("a dish without a course is not held, nor one of another account", async () => {
  await send([starter(), carne()]);
  await send([main()], { tableId: floor.small.tables[1] });
  const all = await lines();
  const without = all.find(({ course }) => course === null);
  expect((await hold([without?.id ?? 0])).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "lineIds" }],
  });
  const other = all.find(({ course }) => course === 2);
  expect((await hold([other?.id ?? 0])).error.code).toBe("not_found");
});

test("held courses follow by themselves, each so many minutes after the one before", async () => {
  await followBy(15);
  await send([carne(), starter(), main(), dessert()]);
  expect(await plan()).toEqual({ 0: 0, 1: 0, 2: 15, 3: 30 });
  at(14.9);
  expect(await heldCourses()).toEqual([2, 3]);
  at(15);
  expect(await heldCourses()).toEqual([3]);
  const item = (await lines()).find(({ course }) => course === 2);
  const begun = await floor.cook.call(kitchenLineStatus, {
    params: { itemId: item?.id ?? 0 },
    body: { status: "preparing" },
    headers: aKey(),
  });
  expect(begun.status).toBe(200);
});

test("what nobody has begun to serve waits for a hand", async () => {
  await followBy(15);
  await send([carne(), carne({ course: 1, hold: true }), main(), dessert()]);
  expect(await plan()).toEqual({ 0: 0, 1: null, 2: null, 3: null });
  at(7);
  await fire(1);
  expect(await plan()).toEqual({ 0: 0, 1: 7, 2: 22, 3: 37 });
  at(10);
  await fire(2);
  expect(await plan()).toEqual({ 0: 0, 1: 7, 2: 10, 3: 25 });
});

test("a further round goes with the course that waits", async () => {
  await followBy(15);
  await send([starter(), main()]);
  at(5);
  await send([main(), dessert()]);
  const times = (await lines()).map(({ course, fire_at }) => [
    course,
    fire_at && (fire_at.getTime() - start) / 60_000,
  ]);
  expect(times).toEqual([
    [1, 0],
    [2, 15],
    [2, 15],
    [3, 30],
  ]);
});

test("holding again begins the minutes anew, and keeps the order of the courses", async () => {
  await followBy(15);
  await send([starter(), main(), dessert()]);
  at(5);
  const { line_ids } = (await fire(2)).ok;
  at(6);
  await hold(line_ids);
  expect(await plan()).toEqual({ 1: 0, 2: 21, 3: 36 });
});

test("an account with held dishes is neither made ready nor handed over as a whole", async () => {
  const { orderId } = (await send([starter(), main(), dessert()])).ok;
  const body = { orderIds: [orderId] };
  for (const route of [completeOrders, serveOrders]) {
    const { error } = await floor.admin.call(route, { body, headers: aKey() });
    expect(error).toMatchObject({ code: "courses_held", details: { count: 3 } });
  }
  await fire(2);
  const [item] = (await lines()).filter((line) => isHeld(line, now()));
  const part = { itemId: item?.id ?? 0, quantity: 2, of: 2 };
  const voided = await floor.waiter.call(voidLines, {
    body: { orderId, lines: [part], reason: null },
    headers: aKey(),
  });
  expect(voided.status).toBe(200);
  expect((await floor.admin.call(completeOrders, { body, headers: aKey() })).status).toBe(200);
});

test("making a held dish from the open accounts fires it", async () => {
  await send([main(), dessert()]);
  const [first, second] = await lines();
  const set = (item: OrderItem | undefined, status: "preparing" | "cancelled") =>
    floor.admin.call(updateLineStatus, {
      params: { itemId: item?.id ?? 0 },
      body: { status },
      headers: aKey(),
    });
  at(3);
  await set(first, "preparing");
  await set(second, "cancelled");
  at(4);
  await set(second, "preparing");
  expect(await plan()).toEqual({ 2: 3, 3: 4 });
});

test("dishes keep course and hold wherever they go, and come back with them", async () => {
  await send([starter(), dessert()]);
  const [, sweet] = await lines();
  const moved = await floor.waiter.call(moveLines, {
    body: {
      lines: [{ itemId: sweet?.id ?? 0, quantity: 1, of: 2 }],
      target: { tableId: floor.small.tables[1] },
    },
    headers: aKey(),
  });
  expect(await heldCourses()).toEqual([3, 3]);
  await floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id }, headers: aKey() });
  expect((await fire(3)).ok.fired).toBe(2);
  await send([main()], { tableId: floor.small.tables[1] });
  const accounts = await floor.rows<{ id: AccountId }>(
    "select id from accounts where tenant_id = $1 and closed_at is null order by id",
  );
  const [into, other] = accounts.map(({ id }) => id);
  if (!into || !other) throw new Error("two accounts are open");
  await floor.waiter.call(mergeAccounts, {
    body: { accountIds: [other], intoAccountId: into },
    headers: aKey(),
  });
  expect((await fire(2)).ok.fired).toBe(1);
});

test("what was paid first keeps its held dishes, to be fired after it", async () => {
  const { orderId } = (await send([starter(), main()], { deliveryType: "takeaway", tableId: null })).ok;
  const paid = await floor.admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
  expect(paid.status).toBe(200);
  expect(await heldCourses()).toEqual([2]);
  expect((await fire(2)).ok.fired).toBe(1);
  const served = await floor.admin.call(serveOrders, { body: { orderIds: [orderId] }, headers: aKey() });
  expect(served.status).toBe(200);
  expect((await fire(2)).error.code).toBe("account_closed");
});

test("a closed account fires nothing, nor does somebody without the permission", async () => {
  const { orderId } = (await send([main()])).ok;
  const cashier = await aPerson(floor.server, floor.small.tenantId, { scope: ["ORDER_BILLING"] });
  expect((await fire(2, cashier)).error.code).toBe("not_permitted");
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() });
  expect((await fire(2)).error.code).toBe("account_closed");
});

test("firing and sending at once: each dish is fired or waits, and no order is lost", async () => {
  await send([starter(), main()]);
  const replies = await Promise.all([
    ...eight.map(() => fire(2).then(({ status }) => status)),
    ...eight.map(() => send([main()]).then(({ status }) => status)),
  ]);
  expect(new Set(replies)).toEqual(new Set([200]));
  expect(await lines()).toHaveLength(10);
  at(1);
  await fire(9);
  expect(await heldCourses()).toEqual([]);
});

test("the owner sets the minutes; odd ones are refused", async () => {
  const fields = {
    storeName: "La Prueba",
    address: "",
    phone: "",
    email: "",
    currency: "USD",
    isQRMenuEnabled: false,
    isQROrderEnabled: false,
    isFeedbackEnabled: false,
  };
  const set = (courseMinutes: number | null) =>
    floor.admin.call(setStoreSetting, { body: { ...fields, courseMinutes }, headers: aKey() });
  for (const odd of [0, 121, 1.5, -3])
    expect((await set(odd)).error).toMatchObject({ fields: [{ field: "courseMinutes" }] });
  expect((await set(10)).status).toBe(200);
  await send([starter(), main()]);
  expect(await plan()).toEqual({ 1: 0, 2: 10 });
  await floor.admin.call(setStoreSetting, { body: fields, headers: aKey() });
  await set(null);
  await send([starter(), main()], { tableId: floor.small.tables[1] });
  expect(await heldCourses()).toEqual([2, 2]);
  expect((await lines()).at(-1)?.fire_at).toBeNull();
});
