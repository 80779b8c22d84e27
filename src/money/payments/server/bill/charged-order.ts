import type { TaxGroup } from "#core/pricing/domain/tax-breakdown.ts";
import type { Settings } from "#core/settings/server/public.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { decidePay, mayPayFirst, type PayRefusal } from "#service/orders/domain/payment-status.ts";
import type { readOrders } from "#service/orders/server/public.ts";

/** An order with its lines, as the orders feature reads it. */
export type ChargedOrder = Awaited<ReturnType<typeof readOrders>>[number];
export type SoldLine = ChargedOrder["lines"][number];

/** Whether something of it may still be charged. */
export const isOpen = ({ payment_status, cancelled_at }: ChargedOrder): boolean =>
  payment_status === "unpaid" && cancelled_at === null;

/** The lines of these orders that are not cancelled. */
export function activeLines(orders: readonly ChargedOrder[]): SoldLine[] {
  return orders.flatMap((order) => order.lines).filter((line) => line.status !== "cancelled");
}

/** The per-rate lines people see: what has no tax has none. */
export function shownTaxes(taxes: readonly TaxGroup[]) {
  return taxes
    .filter((group) => group.type !== "other")
    .map(({ rate, type, net, tax }) => ({ rate, type, base: net, amount: tax }));
}

const payRefusals = {
  everything_paid: "order_already_paid",
  nothing_payable: "nothing_payable",
  items_not_ready: "order_not_payable",
} as const satisfies Record<PayRefusal, string>;

/**
 * Refuses orders that cannot be charged together, all of them, now: one paid or cancelled meanwhile is news to the cashier.
 * With `completes` what is charged becomes ready with the payment, so that nothing has to be before.
 */
export function refuseUnpayable(
  orders: readonly ChargedOrder[],
  { payFirst }: Pick<Settings, "payFirst">,
  { completes = false }: { readonly completes?: boolean | undefined },
): void {
  if (orders.some((order) => order.payment_status === "paid")) throw new AppError("order_already_paid");
  if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
  const decision = decidePay(orders, completes || mayPayFirst(orders, payFirst));
  if (!decision.ok) throw new AppError(payRefusals[decision.reason]);
}
