import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { aFloor, aKey, type PayBody } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aCompany } from "#app/server/testing/ministry/issuing-actions.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import { type InvoiceId, toId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { compareMonth, listDifferences } from "../../contract/closing.ts";
import { compareEveryNight } from "./compare-every-night.ts";

let floor: IssuingFloor;
beforeAll(async () => {
  floor = await issuingOn(await aFloor(await ownTestServer()));
  const { server, small } = floor;
  await aPerson(server, small.tenantId, { username: "contador@test.example", scope: ["ACCOUNTING"] });
  await floor.rows("update users set email = 'duena@test.example' where tenant_id = $1 and role = 'admin'");
});

const month = () => `${floor.server.deps.clock().toISOString().slice(0, 8)}01`;
const compare = async () =>
  (await floor.admin.call(compareMonth, { body: { month: month() }, headers: aKey() })).ok.found;
const kinds = async () =>
  (await floor.admin.call(listDifferences, { query: { month: month() } })).ok.rows
    .map(({ kind }) => kind)
    .toSorted();

interface Sold {
  readonly invoice: InvoiceId;
  readonly document: number;
  readonly total: number;
}

async function sell(rest: Partial<PayBody> = {}): Promise<Sold> {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  const { invoice_id } = (await floor.admin.call(payOrders, { body, headers: aKey() })).ok;
  const document = required((await floor.documents()).at(-1), "a document");
  await floor.deliver(document.id);
  return { invoice: toId<"Invoice">(invoice_id), document: document.id, total: document.total_cents };
}

/** Gives a sale back, whole. */
async function giveBack(invoice: InvoiceId) {
  const seen = (await floor.admin.call(readRefundable, { params: { invoiceId: invoice } })).ok;
  const body = {
    uuid: randomUUID(),
    invoice_id: invoice,
    lines: seen.lines.map(({ id, quantity }) => ({ id, quantity })),
    refunded_before: decimalFromCents(seen.refunded),
    payment_type_id: floor.small.paymentTypes.card,
    reason: "Plato frío",
    returns_stock: false,
    returns_tip: false,
  };
  expect((await floor.admin.call(refundSale, { body, headers: aKey() })).status).toBe(200);
}

/** Spoils the books, sees exactly this difference, and that it goes when it is put right. */
async function seen(kind: string, spoil: string, mend: string, ...values: unknown[]) {
  await floor.rows(spoil, ...values);
  expect([await compare(), await kinds()], kind).toEqual([1, [kind]]);
  // Another look at the same thing finds it once.
  expect(await compare()).toBe(1);
  await floor.rows(mend, ...values);
  expect([await compare(), await kinds()], kind).toEqual([0, []]);
}

const ofDocument = (change: string) =>
  `update tax_documents set ${change} where tenant_id = $1 and id = $2::bigint`;
/** As the tables' owner does it: the application may change none of these. */
async function spoilt(text: string, ...values: unknown[]) {
  const owner = new pg.Client(floor.server.ownerUrl);
  await owner.connect();
  await owner.query(`set app.tenant_id = '${floor.small.tenantId}'`);
  await owner.query(text, values);
  await owner.end();
}

test("sales with tips, of consumers and taxpayers, differ in nothing", async () => {
  await sell({ tipAmount: 1.5 });
  await sell({ selectedPaymentType: floor.small.paymentTypes.card });
  await sell({ invoiceType: "CREDITO_FISCAL", receptor: aCompany });
  const back = await sell();
  await giveBack(back.invoice);
  expect([await compare(), await kinds()]).toEqual([0, []]);
});

test("each kind of difference is found once and goes when it is put right", async () => {
  const { document, invoice } = await sell({ tipAmount: 1 });
  await seen(
    "total",
    ofDocument("to_pay_cents = to_pay_cents + 1"),
    ofDocument("to_pay_cents = to_pay_cents - 1"),
    document,
  );
  await seen(
    "vat",
    ofDocument("vat_cents = vat_cents + 1"),
    ofDocument("vat_cents = vat_cents - 1"),
    document,
  );
  // Before invoices took the tax of their documents both were rounded for themselves.
  const older = (isOlder: boolean) =>
    spoilt(`update invoices set is_taxed_as_document = ${!isOlder} where id = $1`, invoice);
  await older(true);
  await floor.rows(ofDocument("vat_cents = vat_cents + 1"), document);
  expect(await compare()).toBe(0);
  await older(false);
  expect(await compare()).toBe(1);
  await floor.rows(ofDocument("vat_cents = vat_cents - 1"), document);
  await seen("no_document", ofDocument("state = 'invalidated'"), ofDocument("state = 'sealed'"), document);
  const copy = `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, sale_id, replaces_id,
      issued_on, issued_at, made_at, input, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents, withheld_cents,
      perceived_cents, outside_cents, total_cents, to_pay_cents, state)
    select tenant_id, kind, $3, generation, $4, 'DTE-01-M001P009-000000000000001', $5::bigint, $6::bigint, issued_on, issued_at, made_at,
      input, 0, 0, 0, 0, 0, 0, 0, 0, total_cents, to_pay_cents, 'generated' from tax_documents where tenant_id = $1 and id = $2::bigint`;
  const [row] = await floor.rows<{ sale_id: number }>(
    "select sale_id from tax_documents where tenant_id = $1 and id = $2",
    document,
  );
  const undo = "update tax_documents set state = 'replaced' where tenant_id = $1 and generation_code = $2";
  const twin = randomUUID().toUpperCase();
  await floor.rows(copy, document, "00", twin, required(row, "a document").sale_id, document);
  expect([await compare(), await kinds()]).toEqual([1, ["two_documents"]]);
  await floor.rows(undo, twin);
  const orphan = randomUUID().toUpperCase();
  await floor.rows(copy, document, "01", orphan, null, null);
  expect([await compare(), await kinds()]).toEqual([1, ["no_sale"]]);
  await floor.rows(undo, orphan);
  expect(await compare()).toBe(0);
  await spoilt("update payments set amount_cents = amount_cents - 5 where invoice_id = $1", invoice);
  expect([await compare(), await kinds()]).toEqual([1, ["payments"]]);
  await spoilt("update payments set amount_cents = amount_cents + 5 where invoice_id = $1", invoice);
  expect(await compare()).toBe(0);
});

test("a refund without a task, or a task that nobody did in a day, is told", async () => {
  const { invoice, document, total } = await sell();
  await giveBack(invoice);
  expect(await compare()).toBe(0);
  await spoilt(
    "update document_tasks set created_at = created_at - interval '25 hours' where invoice_id = $1",
    invoice,
  );
  expect([await compare(), await kinds()]).toEqual([1, ["open_task"]]);
  await spoilt("update document_tasks set kind = 'credit_note' where invoice_id = $1", invoice);
  const note = (cents: number) =>
    floor.rows(
      `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, task_id, about_id, issued_on,
          issued_at, made_at, input, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents, withheld_cents,
          perceived_cents, outside_cents, total_cents, to_pay_cents, state)
        select d.tenant_id, '05', d.environment, d.generation, $4, 'DTE-05-M001P009-' || lpad($5::text, 15, '0'), k.id, d.id, d.issued_on,
          d.issued_at, d.made_at, d.input, 0, 0, 0, d.vat_cents, 0, 0, 0, 0, $5::bigint, $5::bigint, 'generated'
        from tax_documents d join document_tasks k on k.tenant_id = $1 and k.invoice_id = $3::bigint
        where d.tenant_id = $1 and d.id = $2::bigint`,
      document,
      invoice,
      randomUUID().toUpperCase(),
      cents,
    );
  await note(total + 7);
  expect([await compare(), await kinds()]).toEqual([1, ["note_amount"]]);
  await floor.rows("update tax_documents set state = 'replaced' where tenant_id = $1 and kind = '05'");
  await note(total);
  expect(await compare()).toBe(0);
  await spoilt(
    "update tax_documents set task_id = null where task_id is not null and tenant_id = $1",
    floor.small.tenantId,
  );
  await spoilt("delete from document_tasks where invoice_id = $1", invoice);
  expect([await compare(), await kinds()]).toEqual([1, ["no_task"]]);
});

/** What is mailed at this hour of El Salvador, six hours behind UTC, when two servers do the night. */
async function mailedAt(wall: string) {
  const { server } = floor;
  server.clock.now = new Date(`${wall}:25-06:00`);
  const before = (await waitingJobs(server)).length;
  await Promise.all([1, 2].map(() => compareEveryNight.handle({}, server.deps)));
  return (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
}

test("each night compares once and mails the admins once about what is new", async () => {
  const begin = floor.server.deps.clock().getTime();
  const day = (days: number) => new Date(begin + days * 86_400_000).toISOString().slice(0, 10);
  const mails = await mailedAt(`${day(1)}T04:25`);
  expect(mails.map(({ to }) => to)).toEqual(["duena@test.example"]);
  expect(mails[0]?.subject).toMatch(/^1 (diferencia nueva|new difference)/);
  expect(String(mails[0]?.text)).toContain("/dashboard/accounting/closing");
  expect(await mailedAt(`${day(1)}T05:25`)).toEqual([]);
  // By now nobody did for a day what the first refund asks for; that is told, and nothing a second time.
  expect(await mailedAt(`${day(2)}T04:25`)).toHaveLength(1);
  expect(await mailedAt(`${day(3)}T04:25`)).toEqual([]);
});
