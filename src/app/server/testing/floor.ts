import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { paymentSummary, type payOrders } from "#money/payments/contract/payments.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { aPerson, type Person } from "./sessions.ts";
import type { TestServer } from "./test-server.ts";
import { aCart, aLine, aTill, type CartBody, type Till } from "./till.ts";

export type PayBody = z.input<typeof payOrders.body>;

/** A small restaurant in service: a waiter sells, a cook works, a manager may do everything. */
export interface Floor extends Till {
  readonly admin: Person;
  readonly cook: Person;
  /** Sends a quadruple of lines: a pupusa of corn with cheese, a quesadilla, a horchata and a beer. */
  sendOrder(rest?: Partial<CartBody>): Promise<OrderId>;
  /** Returns the body of a cashier who saw the summary of these orders. */
  payBody(orderIds: readonly OrderId[], rest?: Partial<PayBody>): Promise<PayBody>;
  /** An order of which everything is ready. */
  sendReadyOrder(rest?: Partial<CartBody>): Promise<OrderId>;
  /** The rows of a query that names tenant_id as $1. */
  rows<Row>(text: string, ...values: unknown[]): Promise<Row[]>;
}

export const eight: readonly undefined[] = Array.from({ length: 8 });

/** A fresh key for one tap. */
export const aKey = () => ({ "idempotency-key": randomUUID() });

export async function aFloor(on?: TestServer): Promise<Floor> {
  const till = await aTill(on);
  const { server, small } = till;
  const admin = await aPerson(server, small.tenantId, { role: "admin" });
  const cook = await aPerson(server, small.tenantId, { scope: ["KITCHEN"] });
  const sendOrder = async (rest: Partial<CartBody> = {}) =>
    (await till.send(aCart(fourLines(till), rest))).ok.orderId;
  return {
    ...till,
    admin,
    cook,
    sendOrder,
    sendReadyOrder: async (rest) => {
      const orderId = await sendOrder(rest);
      await admin.call(completeOrders, { body: { orderIds: [orderId] } });
      return orderId;
    },
    payBody: async (orderIds, rest = {}) => {
      const { summary } = (await admin.call(paymentSummary, { body: { orderIds: [...orderIds] } })).ok;
      return {
        uuid: randomUUID(),
        orderIds: [...orderIds],
        subTotal: decimalFromCents(summary.subtotal),
        taxTotal: decimalFromCents(summary.tax_total),
        serviceChargeTotal: decimalFromCents(summary.service_charge_total),
        total: decimalFromCents(summary.total),
        selectedPaymentType: small.paymentTypes.cash,
        ...rest,
      };
    },
    rows: <Row>(text: string, ...values: unknown[]) =>
      server.db.inTenant(small.tenantId, (tx) => tx.query<Row>({ text, values: [tx.tenantId, ...values] })),
  };
}

function fourLines({ small: { items } }: Till) {
  const [maiz] = items.pupusa.variants;
  const [queso] = items.pupusa.addons;
  return [
    aLine({
      id: items.pupusa.id,
      price: 1.5,
      quantity: 2,
      notes: "bien dorada",
      variant_id: maiz?.id ?? null,
      addons_ids: queso ? [queso.id] : [],
    }),
    aLine({ id: items.quesadilla.id, price: 2 }),
    aLine({ id: items.horchata.id, price: 1.5 }),
    aLine({ id: items.cerveza.id, price: 3 }),
  ];
}
