import { readSettings } from "#core/settings/server/public.ts";
import { newBill } from "#money/bills/server/bill.ts";
import { writeFullPayment } from "#money/payments/server/public.ts";
import type { OrderId, PaymentTypeId, Uuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { readOrders } from "#service/orders/server/public.ts";
import { handedOver, type PaidWith } from "./insert-sales.ts";
import type { PlannedAccount } from "./plan-sales.ts";

/** Pays these accounts of one business day as the till does, in the order in which they were paid; their orders are there already. */
export async function seedPayments(
  tx: Tx,
  accounts: readonly PlannedAccount[],
  paidWith: PaidWith,
): Promise<void> {
  const ids = await orderIds(tx, accounts);
  const orders = await readOrders(tx, [...ids.values()]);
  const paid = accounts.flatMap((account) => (account.paid ? [{ account, ...account.paid }] : []));
  const [first] = paid;
  if (!first) return;
  const settings = await readSettings(tx, first.at);
  for (const { account, at, uuid, tip, inCash, isOnAccount } of paid.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    const own = new Set(account.orders.map((order) => ids.get(order.uuid)));
    const bill = newBill(
      orders.filter((order) => own.has(order.id)),
      { service: settings.service },
    );
    const cashier = {
      userId: account.waiterId,
      role: "admin",
      scope: [],
      now: at,
      language: "es",
      say: sayIn("es"),
    } as const;
    await writeFullPayment(tx, cashier, {
      request: {
        selectedPaymentType: methodOf(paidWith, { inCash, isOnAccount }),
        tipAmount: tip,
        received: inCash ? handedOver(cents(bill.balance + tip)) : null,
        customerId: account.customerId,
      },
      uuid,
      bill,
      settings,
    });
  }
}

function methodOf(
  { cash, card, onAccount }: PaidWith,
  { inCash, isOnAccount }: { readonly inCash: boolean; readonly isOnAccount: boolean | undefined },
): PaymentTypeId {
  if (isOnAccount && onAccount) return onAccount.id;
  return (inCash ? cash : card).id;
}

async function orderIds(tx: Tx, accounts: readonly PlannedAccount[]): Promise<Map<Uuid, OrderId>> {
  const uuids = accounts.flatMap((account) => account.orders.map((order) => order.uuid));
  const rows = await tx.query<{ uuid: Uuid; id: OrderId }>({
    text: "select client_uuid as uuid, id from orders where tenant_id = $1 and client_uuid = any($2::uuid[])",
    values: [tx.tenantId, uuids],
  });
  return new Map(rows.map(({ uuid, id }) => [uuid, id]));
}
