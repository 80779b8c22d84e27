import { expect, test } from "vitest";
import type { LineStatus } from "./line-status.ts";
import { decidePay, isPayable, type OrderState, processedCount } from "./payment-status.ts";

function order(payment_status: OrderState["payment_status"], ...statuses: LineStatus[]): OrderState {
  return { payment_status, items: statuses.map((status) => ({ status, quantity: 1 })) };
}

test("processed counts what is completed or delivered of what is not cancelled", () => {
  const orders = [
    order("unpaid", "created", "completed", "cancelled"),
    order("unpaid", "delivered", "preparing"),
  ];
  expect(processedCount(orders)).toEqual({ processed: 2, total: 4 });
});

test("what is counted are pieces, as they are sent and carried, not lines", () => {
  const items = [
    { status: "completed", quantity: 3 },
    { status: "created", quantity: 2 },
  ] as const;
  expect(processedCount([{ payment_status: "unpaid", items }])).toEqual({ processed: 3, total: 5 });
});

test("where guests pay first, dishes need not be done, but there has to be one", () => {
  expect(isPayable(order("unpaid", "created", "preparing"), true)).toBe(true);
  expect(isPayable(order("unpaid", "cancelled"), true)).toBe(false);
  expect(isPayable(order("paid", "created"), true)).toBe(false);
  const waiting = order("unpaid", "created");
  expect(decidePay([order("paid", "created"), waiting], true)).toEqual({ ok: true, orders: [waiting] });
});

test("an order is payable when unpaid and all its active lines are done", () => {
  expect(isPayable(order("unpaid", "completed", "delivered", "cancelled"), false)).toBe(true);
  expect(isPayable(order("unpaid", "completed", "preparing"), false)).toBe(false);
  expect(isPayable(order("unpaid", "cancelled"), false)).toBe(false);
  expect(isPayable(order("unpaid"), false)).toBe(false);
  expect(isPayable(order("paid", "completed"), false)).toBe(false);
});

test("the pay button says why it is off", () => {
  expect(decidePay([], false)).toEqual({ ok: false, reason: "nothing_payable" });
  expect(decidePay([order("unpaid", "cancelled")], false)).toEqual({ ok: false, reason: "nothing_payable" });
  expect(decidePay([order("paid", "delivered")], false)).toEqual({ ok: false, reason: "everything_paid" });
  expect(decidePay([order("unpaid", "delivered"), order("unpaid", "created")], false)).toEqual({
    ok: false,
    reason: "items_not_ready",
  });
});

test("the unpaid orders are paid together, without those of which nothing is left", () => {
  const due = order("unpaid", "completed");
  const orders = [order("paid", "delivered"), due, order("unpaid", "cancelled")];
  expect(decidePay(orders, false)).toEqual({ ok: true, orders: [due] });
});
