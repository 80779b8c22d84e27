import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { closeStockCount } from "#back-office/stock-counts/contract/stock-counts.ts";
import { giveApproval } from "#core/approvals/contract/approvals.ts";
import { moveCash } from "#money/cash/contract/cash.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payPart, undoPart } from "#money/payments/contract/payments.ts";
import { takeBackAccountPayment } from "#money/receivables/contract/receivables.ts";
import { refundSale } from "#money/refunds/contract/refunds.ts";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { approvableActions } from "#platform/domain/access/approvals.ts";
import { required } from "#platform/server/http/app-error.ts";
import { kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { voidLines } from "#service/orders/contract/accounts.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { giveBillDiscount, giveLineDiscount } from "#service/orders/contract/discounts.ts";
import { cancelOrders, listOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { allRoutes } from "../../contract/routes.ts";
import { aDesk, countOf, type Desk } from "../testing/cash-desk.ts";
import { creditOf } from "../testing/credit.ts";
import { refundBody } from "../testing/refund.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { aCountOfOne, closingOf, enter } from "../testing/stock-count.ts";
import { call, routeName, type WireInput, type WireReply } from "./call.ts";
import { changedBodies } from "./fingerprint.ts";

interface Act {
  readonly who: Person;
  readonly input: WireInput;
}

/** An act of every route that takes an approval and of all that can be approved, by somebody who may not do it alone. */
const acts: readonly (readonly [RouteDefinition, (desk: Desk) => Promise<Act>])[] = [
  [
    refundSale,
    async (desk) => {
      await desk.open();
      const invoice = await desk.sell(desk.cashier, { tipAmount: 1 });
      const all = await refundBody(desk, invoice.id);
      const [pupusas] = all.lines;
      const lines = [{ id: required(pupusas, "a line to give back").id, quantity: 1 }];
      return { who: desk.cashier, input: { body: { ...all, lines } } };
    },
  ],
  [
    closeCashSession,
    async (desk) => {
      const params = { sessionId: await desk.open() };
      const body = {
        counts: countOf(48).filter(({ pieces }) => pieces > 0),
        methods: [],
        difference_reason: null,
      };
      // The difference is told first; the reason follows.
      await desk.cashier.call(closeCashSession, { params, body });
      return {
        who: desk.cashier,
        input: { params, body: { ...body, difference_reason: "Vuelto mal dado" } },
      };
    },
  ],
  [
    closeCashSession,
    async (desk) => {
      const params = { sessionId: await desk.open() };
      const body = { methods: [], difference_reason: null };
      await desk.cashier.call(closeCashSession, { params, body: { ...body, counts: [] } });
      const counts = countOf(48).filter(({ pieces }) => pieces > 0);
      return {
        who: desk.cashier,
        input: { params, body: { ...body, counts, recount_reason: "No había contado" } },
      };
    },
  ],
  [
    moveCash,
    async (desk) => {
      const params = { sessionId: await desk.open() };
      const body = { uuid: randomUUID(), kind: "pay_out", amount: 60, reason: "Proveedor" };
      return { who: desk.cashier, input: { params, body } };
    },
  ],
  [
    undoPart,
    async (desk) => {
      const params = { sessionId: await desk.open(desk.cashier, { float: 0 }) };
      const tenders = [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 5 }];
      const part = { kind: "amount" as const, amount: 5 };
      const orderIds = [await desk.sendReadyOrder()];
      const paying = { uuid: randomUUID(), orderIds, expectedBalance: 9.76, part, tenders };
      const { invoice_id } = (await desk.cashier.call(payPart, { body: paying })).ok;
      await desk.cashier.call(moveCash, { params, body: aDrop(4) });
      const body = { uuid: randomUUID(), invoiceId: invoice_id, reason: "Pagó otro" };
      return { who: desk.cashier, input: { body } };
    },
  ],
  [
    takeBackAccountPayment,
    async (desk) => {
      const credit = await creditOf(desk);
      const params = { sessionId: await desk.open(credit.seller, { float: 0 }) };
      await credit.buy();
      const { account_payment_id } = (await credit.pay(5)).ok;
      await credit.seller.call(moveCash, { params, body: aDrop(4) });
      return {
        who: desk.manager,
        input: {
          params: { id: credit.debtor, accountPaymentId: account_payment_id },
          body: { uuid: randomUUID(), reason: "Pagó otro" },
        },
      };
    },
  ],
  [
    closeStockCount,
    async (desk) => {
      const count = await aCountOfOne(desk);
      await enter(desk.admin, count, 12);
      const counter = await aPerson(desk.server, desk.small.tenantId, { scope: ["INVENTORY"] });
      return { who: counter, input: await closingOf(counter, count.id, "Se encontró otra caja") };
    },
  ],
  [
    giveCourtesy,
    async (desk) => ({
      who: desk.cashier,
      input: {
        params: { itemId: await begunPupusas(desk) },
        body: { reason: "Cumpleaños", part: { quantity: 1, of: 2 } },
      },
    }),
  ],
  [
    giveLineDiscount,
    async (desk) => ({
      who: desk.cashier,
      input: {
        params: { itemId: await begunPupusas(desk) },
        body: {
          discount_type: "percentage",
          discount_value: 50,
          reason: "Se tardó",
          part: { quantity: 1, of: 2 },
        },
      },
    }),
  ],
  [
    giveBillDiscount,
    async (desk) => {
      await begunPupusas(desk);
      const { groups } = (await desk.admin.call(listOrders)).ok;
      const accountIds = groups[0]?.accounts.map(({ id }) => id);
      const body = { accountIds, discount_type: "fixed", discount_value: 1, reason: "Se tardó" };
      return { who: desk.cashier, input: { body } };
    },
  ],
  [
    voidLines,
    async (desk) => {
      const itemId = await begunPupusas(desk);
      const { groups } = (await desk.admin.call(listOrders)).ok;
      const orderId = required(groups[0]?.order_ids[0], "the order that was sent");
      const body = { orderId, lines: [{ itemId, quantity: 1, of: 2 }], reason: "guest_left" };
      return { who: desk.waiter, input: { body } };
    },
  ],
  [
    cancelOrders,
    async (desk) => {
      await begunPupusas(desk);
      const { groups } = (await desk.admin.call(listOrders)).ok;
      const orderIds = [required(groups[0]?.order_ids[0], "the order that was sent")];
      return { who: desk.waiter, input: { body: { orderIds, reason: "guest_left" } } };
    },
  ],
  [
    updateLineStatus,
    async (desk) => ({
      who: desk.waiter,
      input: {
        params: { itemId: await begunPupusas(desk) },
        body: { status: "cancelled", reason: "guest_left" },
      },
    }),
  ],
];

const aDrop = (amount: number) => ({
  uuid: randomUUID(),
  kind: "drop" as const,
  amount,
  reason: "A la caja fuerte",
});

/** Two pupusas that the kitchen has begun. */
async function begunPupusas(desk: Desk): Promise<number> {
  await desk.sendOrder();
  const { groups } = (await desk.admin.call(listOrders)).ok;
  const items = groups.flatMap((group) => group.orders.flatMap((order) => order.items));
  const { id } = required(
    items.find(({ quantity }) => quantity === 2),
    "two pupusas",
  );
  await desk.cook.call(kitchenLineStatus, { params: { itemId: id }, body: { status: "preparing" } });
  return id;
}

const routes = [...allRoutes.values()].filter(
  (definition) =>
    isMutation(definition) && definition.body instanceof z.ZodObject && "approval" in definition.body.shape,
);

test("every route that takes an approval has an act here", async () => {
  const named = new Set(acts.map(([definition]) => definition));
  expect(routes.filter((definition) => !named.has(definition)).map(routeName)).toEqual([]);
  const asked = new Set<unknown>();
  for (const [definition, act] of acts) {
    const desk = await aDesk();
    const { who, input } = await act(desk);
    const refused = await call(desk.server.app, definition, { ...input, cookies: who.cookies });
    asked.add(JSON.parse(refused.raw).details?.action);
  }
  expect([...asked].toSorted()).toEqual([...approvableActions].toSorted());
});

/** Of another count the drawer's own is told first, and nothing closed. */
const wasDone = ({ status, raw }: WireReply) => status === 200 && JSON.parse(raw).z_no !== null;

test.for(
  acts.map(([definition, act], index) => [`${routeName(definition)} (${index})`, definition, act] as const),
)("%s: an approval passes the act as it was approved and no other", async ([, definition, act]) => {
  const desk = await aDesk();
  const { who, input } = await act(desk);
  const send = (rest: object, params = input.params) =>
    call(desk.server.app, definition, {
      ...input,
      ...(params && { params }),
      body: { ...(input.body as object), ...rest },
      cookies: who.cookies,
      headers: { "idempotency-key": randomUUID() },
    });
  const refused = await send({});
  expect(refused.code, refused.raw).toBe("approval_required");
  const { action, subject, act: asked } = JSON.parse(refused.raw).details;
  const body = { approver_id: desk.manager.userId, pin: "7391", action, subject, act: asked };
  const { approval } = (await who.call(giveApproval, { body })).ok;
  const codes = new Set<string | undefined>();
  for (const changed of changedBodies(input.body)) {
    const reply = await send({ ...(changed.body as object), approval });
    expect(wasDone(reply), `${changed.place}: ${reply.raw}`).toBe(false);
    codes.add(reply.code);
  }
  expect(codes).toContain("approval_invalid");
  expect((await send({ approval })).status).toBe(200);
});
