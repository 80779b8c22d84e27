/** @module-tag further */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aCreditDesk, type CreditDesk } from "#app/server/testing/credit.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { payPart, undoPart } from "#money/payments/contract/payments.ts";
import type { AccountPaymentId, CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import { toId } from "#platform/domain/ids.ts";
import { mergeCustomers } from "#service/customers/contract/customers.ts";
import { readStatement, takeBackAccountPayment } from "../contract/receivables.ts";

/** What somebody does next; numbers choose among what there is. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("sell" as const), who: fc.nat(2) }),
  fc.record({ kind: fc.constant("pay" as const), who: fc.nat(2), cents: fc.integer({ min: 1, max: 2_500 }) }),
  fc.record({ kind: fc.constant("takeBack" as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("refund" as const), which: fc.nat(9), inFull: fc.boolean() }),
  fc.record({ kind: fc.constant("part" as const), who: fc.nat(2), isUndone: fc.boolean() }),
  fc.record({ kind: fc.constant("merge" as const), who: fc.nat(2), other: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What was done, and who is who by now. */
interface Model {
  readonly people: CustomerId[];
  readonly invoices: InvoiceId[];
  readonly payments: { readonly id: AccountPaymentId; readonly who: number }[];
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function payPartOnAccount(desk: CreditDesk, customerId: CustomerId, isUndone: boolean): Promise<void> {
  const body = {
    uuid: randomUUID(),
    orderIds: [await desk.sendReadyOrder()],
    expectedBalance: 9.76,
    part: { kind: "amount", amount: 4 } as const,
    tenders: [
      { uuid: randomUUID(), paymentTypeId: desk.onAccount, amount: 3 },
      { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.card, amount: 1 },
    ],
    customerId,
  };
  const { invoice_id: invoiceId } = (await desk.seller.call(payPart, { body, headers: aKey() })).ok;
  const undo = { body: { uuid: randomUUID(), invoiceId, reason: "prueba" }, headers: aKey() };
  if (isUndone) expect((await desk.seller.call(undoPart, undo)).status).toBe(200);
}

async function refund(desk: CreditDesk, invoiceId: InvoiceId, inFull: boolean): Promise<void> {
  if ((await readInvoiceToRefund(desk.admin, invoiceId)).state === "nothing_left") return;
  const body = await refundBody(desk, invoiceId);
  const lines = inFull ? body.lines : body.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  expect((await sendRefund(desk.admin, { ...body, lines })).status).toBe(200);
}

async function act(desk: CreditDesk, model: Model, next: Step): Promise<void> {
  switch (next.kind) {
    case "sell":
      model.invoices.push(toId((await desk.buy(desk.seller, at(model.people, next.who))).id));
      return;
    case "pay": {
      const owed = await desk.owed(at(model.people, next.who));
      const reply = await desk.pay(next.cents / 100, {}, at(model.people, next.who));
      expect(reply.status).toBe(next.cents > owed ? 400 : 200);
      if (reply.status === 200) model.payments.push({ id: reply.ok.account_payment_id, who: next.who });
      return;
    }
    case "takeBack": {
      if (model.payments.length === 0) return;
      const { id, who } = at(model.payments, next.which);
      const params = { id: at(model.people, who), accountPaymentId: id };
      const reply = await desk.manager.call(takeBackAccountPayment, {
        params,
        body: { uuid: randomUUID(), reason: "prueba" },
        headers: aKey(),
      });
      model.payments.splice(next.which % model.payments.length, 1);
      expect(reply.status).toBe(200);
      return;
    }
    case "refund":
      if (model.invoices.length > 0) await refund(desk, at(model.invoices, next.which), next.inFull);
      return;
    case "part":
      return payPartOnAccount(desk, at(model.people, next.who), next.isUndone);
    default: {
      const [kept, other] = [at(model.people, next.who), at(model.people, next.other)];
      if (kept === other) return;
      const reply = await desk.admin.call(mergeCustomers, { params: { id: kept }, body: { otherId: other } });
      expect(reply.status).toBe(200);
      for (const [index, id] of model.people.entries()) if (id === other) model.people[index] = kept;
    }
  }
}

/** Every way to count what is owed, of each customer: all have to be one. */
const counted = (desk: CreditDesk) =>
  desk.rows<Record<"balance" | "open" | "moved", number> & { readonly id: CustomerId }>(
    `select c.id, c.balance_cents as balance,
       (select coalesce(sum(d.open_cents), 0)::bigint from customer_debts d
         where d.tenant_id = $1 and d.customer_id = c.id) as open,
       (select coalesce(sum(d.amount_cents), 0)::bigint from customer_debts d
         where d.tenant_id = $1 and d.customer_id = c.id
           and not exists (select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = d.invoice_id))
       - (select coalesce(sum(r.debt_cents), 0)::bigint from refunds r
         join customer_debts d on d.tenant_id = $1 and d.invoice_id = r.invoice_id
         where r.tenant_id = $1 and d.customer_id = c.id)
       - (select coalesce(sum(p.amount_cents), 0)::bigint from account_payments p
         where p.tenant_id = $1 and p.customer_id = c.id
           and not exists (select from account_payment_reversals v
             where v.tenant_id = $1 and v.account_payment_id = p.id)) as moved
     from customers c where c.tenant_id = $1`,
  );

test("whatever is sold and taken back, a balance is the sum of open invoices", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const desk = await aCreditDesk({ limit: 1000 });
      await desk.open(desk.seller);
      const people = [desk.debtor, await desk.aCustomer(1000), await desk.aCustomer(1000)];
      const model: Model = { people, invoices: [], payments: [] };
      for (const next of [{ kind: "sell", who: 0 } as const, ...steps]) {
        await act(desk, model, next);
        for (const { balance, open, moved } of await counted(desk))
          expect([open, moved]).toEqual([balance, balance]);
      }
      for (const id of new Set(model.people)) {
        const statement = (await desk.admin.call(readStatement, { params: { id } })).ok;
        expect(statement.closing).toBe(statement.balance);
        expect(statement.lines.at(-1)?.balance ?? 0).toBe(statement.balance);
        expect(Object.values(statement.ageing).reduce<number>((sum, age) => sum + age, 0)).toBe(
          statement.balance,
        );
      }
    }),
    { numRuns: 12 },
  );
});
