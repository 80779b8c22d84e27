import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { addTax, deleteTax, listTaxes, updateTax } from "../contract/taxes.ts";

const taxesOf = async (floor: Floor) => (await floor.admin.call(listTaxes)).ok.taxes;
const iva = { title: "IVA", rate: 13, type: "inclusive" } as const;

test("taxes are listed with how many items carry them, added and changed", async () => {
  const floor = await aFloor();
  const { inclusive, exclusive } = floor.small.taxes;
  expect(
    (await taxesOf(floor)).map(({ id, title, rate, type, items }) => [id, title, rate, type, items]),
  ).toEqual([
    [inclusive, "IVA", 1300, "inclusive", 4],
    [exclusive, "IVA sobre precio", 1300, "exclusive", 1],
  ]);
  const added = (
    await floor.admin.call(addTax, { body: { title: "Turismo", rate: 5.25, type: "exclusive" } })
  ).ok;
  expect(added.tax).toMatchObject({ title: "Turismo", rate: 525, type: "exclusive", items: 0 });
  const params = { taxId: inclusive };
  const before = floor.server.events.length;
  await floor.admin.call(updateTax, { params, body: { ...iva, rate: 15 } });
  expect(floor.server.events.slice(before)).toContainEqual({
    tenantId: floor.small.tenantId,
    event: { type: "menu_changed" },
  });
  const { menuItems } = (await floor.waiter.call(posInit)).ok;
  expect(menuItems.find(({ id }) => id === floor.small.items.carne.id)).toMatchObject({ tax_rate: 1500 });
  const audited = await floor.rows(
    "select action, before, after from audit_entries where tenant_id = $1 and subject = 'tax' order by id",
  );
  expect(audited).toEqual([
    { action: "tax.added", before: null, after: { title: "Turismo", rate: 525, type: "exclusive" } },
    {
      action: "tax.updated",
      before: { title: "IVA", rate: 1300, type: "inclusive" },
      after: { title: "IVA", rate: 1500, type: "inclusive" },
    },
  ]);
});

test("a change of rate changes what will be sold, never what was ordered", async () => {
  const floor = await aFloor();
  await floor.sendOrder();
  const balance = async () => (await floor.admin.call(listOrders)).ok.groups.map((group) => group.balance);
  const before = await balance();
  const params = { taxId: floor.small.taxes.exclusive };
  await floor.admin.call(updateTax, { params, body: { ...iva, type: "exclusive", rate: 50 } });
  expect(await balance()).toEqual(before);
  await floor.sendOrder();
  // The quesadilla of 2.00 has its tax on top: 0.26 before, 1.00 now.
  expect(await balance()).toEqual([...before, (before[0] ?? 0) - 26 + 100]);
});

test("a tax that items carry is refused with their number, or moves them", async () => {
  const floor = await aFloor();
  const { inclusive, exclusive } = floor.small.taxes;
  const params = { taxId: inclusive };
  expect((await floor.admin.call(deleteTax, { params })).error).toMatchObject({
    code: "tax_in_use",
    details: { count: 4 },
  });
  for (const moveTo of [inclusive, 999_999])
    expect(
      (await floor.admin.call(deleteTax, { params, query: { moveTo: String(moveTo) } })).error.code,
    ).toBe("tax_unknown");
  expect((await taxesOf(floor)).map(({ items }) => items)).toEqual([4, 1]);
  await floor.admin.call(deleteTax, { params, query: { moveTo: String(exclusive) } });
  expect((await taxesOf(floor)).map(({ id, items }) => [id, items])).toEqual([[exclusive, 5]]);
  for (const again of [
    await floor.admin.call(deleteTax, { params }),
    await floor.admin.call(updateTax, { params, body: iva }),
  ])
    expect(again.error.code).toBe("not_found");
});

test("eight who delete a tax at once delete it once", async () => {
  const floor = await aFloor();
  const { inclusive, exclusive } = floor.small.taxes;
  const remove = (taxId: number, moveTo: number) =>
    floor.admin.call(deleteTax, { params: { taxId }, query: { moveTo: String(moveTo) }, headers: aKey() });
  const replies = await Promise.all(
    eight.map((_, index) => (index % 2 ? remove(inclusive, exclusive) : remove(exclusive, inclusive))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await taxesOf(floor)).map(({ items }) => items)).toEqual([5]);
});

test("the later of two edits is told, and saves over it when it knows", async () => {
  const floor = await aFloor();
  const params = { taxId: floor.small.taxes.inclusive };
  const [tax] = await taxesOf(floor);
  const save = (title: string, version = tax?.version) =>
    floor.admin.call(updateTax, { params, body: { ...iva, title, ...(version ? { version } : {}) } });
  const { tax: saved } = (await save("IVA 13 %")).ok;
  expect((await save("El IVA")).error).toMatchObject({
    code: "changed_meanwhile",
    details: { version: saved.version },
  });
  expect((await save("El IVA", saved.version)).ok.tax.title).toBe("El IVA");
});

test.each([100.01, -1, 1e9, 13.005, null, "13", ""])("a rate of %s is refused at its field", async (rate) => {
  const floor = await aFloor();
  const { error } = await floor.admin.call(addTax, { body: { ...iva, rate } as never });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field: "rate" }] });
});

test("title and type are required, and only who sets up the restaurant may", async () => {
  const floor = await aFloor();
  for (const [field, body] of [
    ["title", { ...iva, title: " " }],
    ["type", { ...iva, type: "other" }],
  ] as const)
    expect((await floor.admin.call(addTax, { body: body as never })).error).toMatchObject({
      code: "invalid_input",
      fields: [{ field }],
    });
  const settings = await aPerson(floor.server, floor.small.tenantId, { scope: ["SETTINGS"] });
  expect((await settings.call(addTax, { body: { ...iva, title: "Turismo" } })).status).toBe(200);
  expect((await floor.waiter.call(listTaxes)).error.code).toBe("not_permitted");
});

test("no two taxes of a type have one name, eight at once included", async () => {
  const floor = await aFloor();
  const body = { title: "Turismo", rate: 5, type: "exclusive" } as const;
  const replies = await Promise.all(eight.map(() => floor.admin.call(addTax, { body, headers: aKey() })));
  const [made] = replies.filter(({ status }) => status === 200);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    (await floor.admin.call(addTax, { body: { ...body, title: "TURISMO", rate: 13 } })).error,
  ).toMatchObject({ code: "tax_exists", fields: [{ field: "title" }] });
  const params = { taxId: floor.small.taxes.exclusive };
  expect((await floor.admin.call(updateTax, { params, body })).error.code).toBe("tax_exists");
  const { tax } = made?.ok ?? {};
  if (tax) await floor.admin.call(deleteTax, { params: { taxId: tax.id }, query: {} });
  expect((await floor.admin.call(updateTax, { params, body })).status).toBe(200);
});
