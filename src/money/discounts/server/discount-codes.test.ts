import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { paymentSummary, payOrders, payPart, validateDiscount } from "#money/payments/contract/payments.ts";
import {
  addDiscountCode,
  changeDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  restoreDiscountCode,
} from "../contract/discount-codes.ts";

const ten = {
  code: " diez ",
  description: "Aniversario",
  discount_type: "percentage",
  discount_value: 10,
} as const;

const add = async (floor: Floor, rest: object = {}) =>
  (await floor.admin.call(addDiscountCode, { body: { ...ten, ...rest }, headers: aKey() })).ok.discountCode;
const listed = async (floor: Floor) => (await floor.admin.call(listDiscountCodes)).ok.discountCodes;
const validate = (floor: Floor, code = "DIEZ") =>
  floor.admin.call(validateDiscount, { body: { code, subtotal: 10 } });

test("a code is added with its limits, used, listed with its uses and changed", async () => {
  const floor = await aFloor();
  const { id, version } = await add(floor, { min_order_value: 5, max_discount_amount: 1.5, max_uses: 3 });
  expect(await listed(floor)).toMatchObject([
    {
      id,
      code: "DIEZ",
      discount_value: 10,
      min_order_value: 500,
      max_discount_amount: 150,
      start_date: null,
      end_date: null,
      max_uses: 3,
      times_used: 0,
      is_active: true,
    },
  ]);
  expect(JSON.parse((await floor.admin.call(listDiscountCodes)).raw).discountCodes[0]).toMatchObject({
    is_active: 1,
    min_order_value: 5,
  });
  await payWith(floor, "DIEZ");
  const params = { discountCodeId: id };
  const body = { ...ten, discount_type: "fixed", discount_value: 2.5, is_active: false, version } as const;
  const changed = (await floor.admin.call(changeDiscountCode, { params, body })).ok.discountCode;
  expect(changed).toMatchObject({ discount_value: 2.5, max_uses: null, times_used: 1, is_active: false });
  expect((await floor.admin.call(changeDiscountCode, { params, body })).error.code).toBe("changed_meanwhile");
  // The log of changes reads as it was meant: 10 % became $2.50.
  expect(
    await floor.rows(
      `select before ->> 'percent' as percent, after ->> 'discount' as discount, after ? 'discount_value' as bare
      from audit_entries where tenant_id = $1 and action = 'discount_code.updated'`,
    ),
  ).toEqual([{ percent: "1000", discount: "250", bare: false }]);
  expect((await validate(floor)).error.details).toMatchObject({ reasonCode: "inactive" });
});

async function payWith(floor: Floor, discountCode: string) {
  const orderId = await floor.sendReadyOrder();
  const { summary } = (
    await floor.admin.call(paymentSummary, { body: { orderIds: [orderId], discountCode } })
  ).ok;
  const body = await floor.payBody([orderId], {
    discountCode,
    subTotal: summary.subtotal / 100,
    taxTotal: summary.tax_total / 100,
    serviceChargeTotal: summary.service_charge_total / 100,
    total: summary.total / 100,
  });
  return floor.admin.call(payOrders, { body });
}

test.each([
  ["discount_value", { discount_value: 100.01 }],
  ["discount_value", { discount_value: -1 }],
  ["discount_value", { discount_value: 10.005 }],
  ["discount_value", { discount_value: 1e9 }],
  ["discount_value", { discount_value: null }],
  ["discount_value", { discount_type: "fixed", discount_value: 0 }],
  ["discount_value", { discount_type: "fixed", discount_value: 1e12 }],
  ["discount_value", { discount_type: "fixed", discount_value: 1e17 }],
  ["code", { code: " " }],
  ["description", { description: "" }],
  ["max_uses", { max_uses: 0 }],
  ["max_uses", { max_uses: 1.5 }],
  ["min_order_value", { min_order_value: -1 }],
  ["max_discount_amount", { max_discount_amount: 0 }],
  ["start_date", { start_date: "2026-02-30" }],
  ["end_date", { start_date: "2026-02-02", end_date: "2026-02-01" }],
])("%s is refused at its field: %o", async (field, rest) => {
  const floor = await aFloor();
  const { error } = await floor.admin.call(addDiscountCode, { body: { ...ten, ...rest } as never });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field }] });
});

test("0 and 100 percent are discounts", async () => {
  const floor = await aFloor();
  for (const discount_value of [0, 99.99, 100])
    expect(await add(floor, { code: `P${discount_value}`, discount_value })).toMatchObject({
      discount_value,
    });
});

test("a text names one code: eight at once, a change and a return included", async () => {
  const floor = await aFloor();
  const replies = await Promise.all(
    eight.map(() => floor.admin.call(addDiscountCode, { body: ten, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
    new Set(["discount_code_exists"]),
  );
  const other = await add(floor, { code: "VEINTE" });
  const params = { discountCodeId: other.id };
  expect((await floor.admin.call(changeDiscountCode, { params, body: ten })).error).toMatchObject({
    code: "discount_code_exists",
  });
  await floor.admin.call(deleteDiscountCode, { params });
  await add(floor, { code: "VEINTE" });
  expect((await floor.admin.call(restoreDiscountCode, { params })).error.code).toBe("discount_code_exists");
});

test("a deleted code is gone and free; brought back it has its uses", async () => {
  const floor = await aFloor();
  const { id } = await add(floor);
  const paid = (await payWith(floor, "DIEZ")).ok;
  const params = { discountCodeId: id };
  await floor.admin.call(deleteDiscountCode, { params });
  expect(await listed(floor)).toEqual([]);
  expect((await validate(floor)).error.details).toMatchObject({ reasonCode: "unknown" });
  expect((await payWith(floor, "DIEZ").catch(() => null))?.status).not.toBe(200);
  expect(paid.receipt.discountCode).toBe("DIEZ");
  expect((await floor.admin.call(deleteDiscountCode, { params, headers: aKey() })).error.code).toBe(
    "not_found",
  );
  await floor.admin.call(restoreDiscountCode, { params });
  expect(await listed(floor)).toMatchObject([{ id, times_used: 1 }]);
  expect((await validate(floor)).ok.discount_amount).toBe(100);
});

test("uses that were counted cannot be forbidden afterwards", async () => {
  const floor = await aFloor();
  const { id } = await add(floor);
  await payWith(floor, "DIEZ");
  await payWith(floor, "DIEZ");
  const change = (max_uses: number) =>
    floor.admin.call(changeDiscountCode, {
      params: { discountCodeId: id },
      body: { ...ten, max_uses },
      headers: aKey(),
    });
  expect((await change(1)).error).toMatchObject({ code: "discount_used_more", details: { count: 2 } });
  expect((await change(2)).status).toBe(200);
  expect((await validate(floor)).error.details).toMatchObject({ reasonCode: "used_up" });
});

test("of eight first parts at once as many take the code as may", async () => {
  const floor = await aFloor();
  await add(floor, { max_uses: 3 });
  const bodies = [];
  for (const _ of eight) {
    const orderId = await floor.sendReadyOrder();
    const { balance } = (
      await floor.admin.call(paymentSummary, { body: { orderIds: [orderId], discountCode: "DIEZ" } })
    ).ok;
    bodies.push({
      uuid: crypto.randomUUID(),
      orderIds: [orderId],
      discountCode: "DIEZ",
      expectedBalance: balance / 100,
      part: { kind: "amount" as const, amount: 1 },
      tenders: [{ uuid: crypto.randomUUID(), paymentTypeId: floor.small.paymentTypes.card, amount: 1 }],
    });
  }
  const replies = await Promise.all(
    bodies.map((body) => floor.admin.call(payPart, { body, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await listed(floor))[0]?.times_used).toBe(3);
});

test("open lists are told when a code is set up, used or deleted", async () => {
  const floor = await aFloor();
  const told = async (act: () => Promise<unknown>) => {
    const before = floor.server.events.length;
    await act();
    return floor.server.events
      .slice(before)
      .some(({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "discounts_changed");
  };
  const { id } = await add(floor);
  const params = { discountCodeId: id };
  expect(await told(() => payWith(floor, "DIEZ"))).toBe(true);
  expect(await told(() => floor.admin.call(changeDiscountCode, { params, body: ten }))).toBe(true);
  expect(await told(() => floor.admin.call(deleteDiscountCode, { params }))).toBe(true);
  expect(await told(() => floor.admin.call(restoreDiscountCode, { params }))).toBe(true);
  expect(await told(() => validate(floor))).toBe(false);
});
