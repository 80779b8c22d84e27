import { expect, test } from "vitest";
import type { LineStatus } from "./line-status.ts";
import { decidePay, isPayable, type OrderState, processedCount } from "./payment-status.ts";

function order(payment_status: OrderState["payment_status"], ...statuses: LineStatus[]): OrderState {
  return { payment_status, items: statuses.map((status) => ({ status })) };
}

test("processed counts what is completed or delivered of what is not cancelled", () => {
  const orders = [
    order("unpaid", "created", "completed", "cancelled"),
    order("unpaid", "delivered", "preparing"),
  ];
  expect(processedCount(orders)).toEqual({ processed: 2, total: 4 });
});

test("an order is payable when unpaid and all its active lines are done", () => {
  expect(isPayable(order("unpaid", "completed", "delivered", "cancelled"))).toBe(true);
  expect(isPayable(order("unpaid", "completed", "preparing"))).toBe(false);
  expect(isPayable(order("unpaid", "cancelled"))).toBe(false);
  expect(isPayable(order("unpaid"))).toBe(false);
  expect(isPayable(order("paid", "completed"))).toBe(false);
});

test("the pay button says why it is off", () => {
  expect(decidePay([])).toEqual({ ok: false, reason: "nothing_payable" });
  expect(decidePay([order("unpaid", "cancelled")])).toEqual({ ok: false, reason: "nothing_payable" });
  expect(decidePay([order("paid", "delivered")])).toEqual({ ok: false, reason: "everything_paid" });
  expect(decidePay([order("unpaid", "delivered"), order("unpaid", "created")])).toEqual({
    ok: false,
    reason: "items_not_ready",
  });
});

test("the unpaid orders are paid together, without those of which nothing is left", () => {
  const due = order("unpaid", "completed");
  const orders = [order("paid", "delivered"), due, order("unpaid", "cancelled")];
  expect(decidePay(orders)).toEqual({ ok: true, orders: [due] });
});
