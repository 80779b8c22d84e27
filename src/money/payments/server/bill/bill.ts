import type { Insertable } from "kysely";
import type { BillDiscount } from "#core/pricing/domain/bill-discounts.ts";
import type { TaxGroup } from "#core/pricing/domain/tax-breakdown.ts";
import type { Settings } from "#core/settings/server/public.ts";
import type { Bill as BillOf } from "#money/bills/server/bill.ts";
import { readBills } from "#money/bills/server/read-bills.ts";
import type { BillId, ManualDiscountId, OrderId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Bills } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import { decidePay, mayPayFirst, type PayRefusal } from "#service/orders/domain/payment-status.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { PaidPart } from "../../contract/payments.ts";

/** Orders that are paid together, with what is already paid of them. */
export type ChargedBill = BillOf<ChargedOrder>;

/**
 * Returns the bill of these orders: paid and cancelled ones are left out, those that can only be charged together with
 * them are added. For a whole account it equals what the account's card shows.
 */
export async function accountBill(
  tx: Tx,
  orders: readonly ChargedOrder[],
  settings: Settings,
): Promise<ChargedBill> {
  const [bill] = await readBills(tx, [orders.filter(isOpen)], { terms: settings, read: readOrders });
  return required(bill, "the bill of a list of orders");
}

/** An order with its lines, as the orders feature reads it. */
export type ChargedOrder = Awaited<ReturnType<typeof readOrders>>[number];
export type ChargedLine = ChargedOrder["lines"][number];

/** Tells whether the order is neither paid nor cancelled. */
export const isOpen = ({ payment_status, cancelled_at }: ChargedOrder): boolean =>
  payment_status === "unpaid" && cancelled_at === null;

/** Returns the lines of these orders that are not cancelled. */
export function activeLines(orders: readonly ChargedOrder[]): ChargedLine[] {
  return orders.flatMap((order) => order.lines).filter((line) => line.status !== "cancelled");
}

/** Returns the taxes that people see, by rate; untaxed sales have no line. */
export function shownTaxes(taxes: readonly TaxGroup[]) {
  return taxes
    .filter((group) => group.type !== "other")
    .map(({ rate, type, net, tax }) => ({ rate, type, base: net, amount: tax }));
}

/** Returns what is taken off, in the order in which it is taken off; discounts of lines together. */
export function shownDiscounts({ sale, terms }: Pick<ChargedBill, "sale" | "terms">): ShownDiscount[] {
  const onBill = terms.discounts.map(
    (discount): ShownDiscount =>
      discount.kind === "code"
        ? { kind: "code", code: discount.code, amount: discount.amount, manualId: null }
        : { kind: "bill", code: null, amount: discount.amount, manualId: discount.manualId },
  );
  const ofLines = subtractCents(sale.discount, sumCents(onBill.map(({ amount }) => amount)));
  return ofLines === 0 ? onBill : [{ kind: "line", code: null, amount: ofLines, manualId: null }, ...onBill];
}

interface ShownDiscount {
  readonly kind: "line" | "code" | "bill";
  readonly code: string | null;
  readonly amount: Cents;
  /** The discount that somebody gave on the bill. */
  readonly manualId: ManualDiscountId | null;
}

const payRefusals = {
  everything_paid: "order_already_paid",
  nothing_payable: "nothing_payable",
  items_not_ready: "order_not_payable",
} as const satisfies Record<PayRefusal, string>;

/**
 * Throws for orders that cannot all be charged together now: an order paid or cancelled meanwhile is news to the
 * cashier. With `completes` the payment makes everything ready, so nothing has to be ready before.
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

/**
 * Returns the buyer's data that the last guest wrote who asked for a fiscal credit with one of these orders; null if
 * nobody did.
 */
export async function receptorOfGuest(tx: Tx, orderIds: readonly OrderId[]): Promise<Receptor | null> {
  const [row] = await tx.query<{ receptor: Receptor }>({
    text: `select receptor from qr_orders
      where tenant_id = $1 and order_id = any($2::bigint[]) and invoice_type = 'CREDITO_FISCAL' and receptor is not null
      order by id desc limit 1`,
    values: [tx.tenantId, orderIds],
  });
  return row?.receptor ?? null;
}

export const insertBill = (tx: Tx, bill: Omit<Insertable<Bills>, "tenant_id">) =>
  tx.one(
    sqlOf
      .insertInto("bills")
      .values({ ...bill, tenant_id: tx.tenantId })
      .returning("id"),
  );

/** Writes what makes up the discount of a bill, in the order in which it is taken off. */
export async function insertBillDiscounts(
  tx: Tx,
  billId: BillId,
  discounts: readonly BillDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await tx.run(
    sqlOf.insertInto("bill_discounts").values(
      discounts.map((discount, place) => ({
        tenant_id: tx.tenantId,
        bill_id: billId,
        place,
        discount_code_id: discount.kind === "code" ? discount.codeId : null,
        discount_id: discount.kind === "bill" ? discount.manualId : null,
        amount_cents: discount.amount,
      })),
    ),
  );
}

const paidPartColumns = columnsOf<PaidPart>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  amount: "i.total_cents",
  tip_amount: "i.tip_cents",
  date: "i.created_at",
  customer_name: BUYER_NAME,
  methods: `(
    select coalesce(array_agg(p.payment_type_title order by p.id), '{}') from payments p
    where p.tenant_id = $1 and p.invoice_id = i.id
  )`,
});

/** Returns the paid parts of bills that are charged together, without those taken back, as the cashier sees them. */
export const paidParts = (tx: Tx, billIds: readonly BillId[]) =>
  tx.query<PaidPart>({
    text: `select ${paidPartColumns}
      from invoices i left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      where i.tenant_id = $1 and i.bill_id = any($2::bigint[])
        and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
      order by i.id`,
    values: [tx.tenantId, billIds],
  });
