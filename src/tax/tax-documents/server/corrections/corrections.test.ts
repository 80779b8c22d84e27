import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ErrorReply } from "#app/contract/errors.ts";
import { collide } from "#app/server/testing/collide.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor, type TaxDocumentSeen } from "#app/server/testing/ministry/issuer.ts";
import { aCompany, issueIn, workOff } from "#app/server/testing/ministry/issuing-actions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { aLine } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { setGenerationRules, setInvalidationText } from "#tax/tax-issuer/contract/generation-rules.ts";
import { readTaxIssuer } from "#tax/tax-issuer/contract/issuer.ts";
import * as api from "../../contract/corrections.ts";
import { taxDocumentKinds } from "../../contract/document-state.ts";
import type { InvalidationText } from "../../domain/life/invalidation-window.ts";
import { followDocument } from "./follow-document.ts";

type Seen = TaxDocumentSeen & {
  readonly about_id: TaxDocumentId | null;
  readonly replaces_id: TaxDocumentId | null;
  readonly input: { readonly kind?: number; readonly replacement?: string | null };
};

const server = await ownTestServer();
const seen = async (floor: IssuingFloor) => (await floor.documents()) as Seen[];
const states = async (floor: IssuingFloor) => (await seen(floor)).map(({ kind, state }) => [kind, state]);

/** Sells the usual lines to nobody, or to a company. */
async function sell(
  floor: IssuingFloor,
  buyer: boolean | typeof aCompany = false,
  of?: Parameters<IssuingFloor["sendReadyOrder"]>[0],
) {
  const orderId = await floor.sendReadyOrder(of);
  const body = await floor.payBody(
    [orderId],
    buyer === false ? {} : { invoiceType: "CREDITO_FISCAL", receptor: buyer === true ? aCompany : buyer },
  );
  const reply = await floor.admin.call(payOrders, { body, headers: aKey() });
  expect(reply.status).toBe(200);
  const document = required((await seen(floor)).at(-1), "a document");
  const [invoice] = await floor.rows<{ id: InvoiceId }>(
    "select id from invoices where tenant_id = $1 order by id desc limit 1",
  );
  return { id: document.id, invoiceId: required(invoice, "an invoice").id };
}

/** Gives back one piece of each of the first lines, or everything. */
async function refund(floor: IssuingFloor, invoiceId: InvoiceId, lines?: number) {
  const invoice = (await floor.admin.call(readRefundable, { params: { invoiceId } })).ok;
  const given = invoice.lines
    .map(({ id, quantity, refunded }) => ({ id, quantity: lines === undefined ? quantity - refunded : 1 }))
    .filter(({ quantity }) => quantity > 0);
  const reply = await floor.admin.call(refundSale, {
    body: {
      uuid: randomUUID(),
      invoice_id: invoiceId,
      refunded_before: decimalFromCents(invoice.refunded),
      reason: "Plato frío",
      lines: lines === undefined ? given : given.slice(0, lines),
      payment_type_id: floor.small.paymentTypes.card,
      returns_stock: true,
      returns_tip: false,
    },
    headers: aKey(),
  });
  expect(reply.status).toBe(200);
}

const refusal = ({ error }: { readonly error: ErrorReply }) => error.code;

/** Lets time pass for the server and its ministry. */
function passHours({ server }: IssuingFloor, hours: number): void {
  server.clock.now = new Date(server.deps.clock().getTime() + hours * 3_600_000);
}

const person = { name: "Ana Prueba", document_type: "13", document_number: "01234567-8" };
const asked = { reason: null, responsible: person, applicant: person, receptor: null, even_if_late: false };

const corrections = async (floor: IssuingFloor, id: TaxDocumentId) =>
  (await floor.admin.call(api.readCorrections, { params: { id } })).ok;

async function invalidate(floor: IssuingFloor, id: TaxDocumentId, body: object) {
  return floor.admin.call(api.invalidateDocument, {
    params: { id },
    body: { ...asked, kind: 2, ...body },
    headers: aKey(),
  });
}

test("a factura given back whole is invalidated", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor);
  await workOff(floor);
  await refund(floor, invoiceId);
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["01", "invalidated"],
    ["invalidation", "sealed"],
  ]);
  expect(floor.ministry.liveDocuments()).toHaveLength(0);
  expect((await corrections(floor, id)).tasks).toMatchObject([{ standing: "done" }]);
});

test("40 of 100 are given back although codes of the place are empty", async () => {
  const floor = await anIssuer(server);
  const body = {
    kinds: [...taxDocumentKinds],
    environment: "00",
    fromDay: "2020-01-01",
    generation: "2026-07",
  };
  expect((await floor.admin.call(setGenerationRules, { body: body as never })).status).toBe(200);
  await floor.rows("update fiscal_settings set district_code = '14' where tenant_id = $1");
  expect((await floor.admin.call(readTaxIssuer)).ok.missing["00"]).toEqual([]);
  const { carne, horchata } = floor.small.items;
  const cart = [];
  for (const [{ id }, price] of [[carne, 40] as const, [horchata, 60] as const]) {
    await floor.rows(
      "update menu_items set price_cents = $3 where tenant_id = $1 and id = $2",
      id,
      price * 100,
    );
    cart.push(aLine({ id, price, quantity: 1 }));
  }
  const { invoiceId } = await sell(floor, false, { cart });
  await workOff(floor);
  await refund(floor, invoiceId, 1);
  await workOff(floor);
  expect((await seen(floor)).map(({ kind, state, total_cents }) => [kind, state, total_cents])).toEqual([
    ["01", "invalidated", 10_000],
    ["01", "sealed", 6_000],
    ["invalidation", "sealed", null],
  ]);
  expect(floor.ministry.liveDocuments()).toHaveLength(1);
  await refund(floor, invoiceId);
  await workOff(floor);
  expect(floor.ministry.liveDocuments()).toEqual([]);
});

test("a factura given back in parts is replaced by one of what is left", async () => {
  const floor = await anIssuer(server);
  const { invoiceId } = await sell(floor);
  await workOff(floor);
  await refund(floor, invoiceId, 1);
  await workOff(floor);
  const [sold, left, event] = await seen(floor);
  expect([sold?.state, left?.state, event?.state]).toEqual(["invalidated", "sealed", "sealed"]);
  expect(left).toMatchObject({ kind: "01", replaces_id: sold?.id });
  expect(event?.input).toMatchObject({ kind: 3, replacement: left?.generation_code });
  const { total, refunded } = (await floor.admin.call(readRefundable, { params: { invoiceId } })).ok;
  expect(left?.to_pay_cents).toBe(total - refunded);
  await refund(floor, invoiceId, 1);
  await refund(floor, invoiceId);
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["01", "invalidated"],
    ["01", "invalidated"],
    ["invalidation", "sealed"],
    ["01", "invalidated"],
    ["invalidation", "sealed"],
    ["invalidation", "sealed"],
  ]);
  expect(floor.ministry.liveDocuments()).toHaveLength(0);
});

test("parts of a crédito fiscal that go back are credited", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor, true);
  await workOff(floor);
  for (const _ of [1, 2]) await refund(floor, invoiceId, 1);
  await refund(floor, invoiceId);
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["03", "sealed"],
    ["05", "sealed"],
    ["05", "sealed"],
    ["05", "sealed"],
  ]);
  const { left, actions } = await corrections(floor, id);
  // Cents that IVA on the whole and on its parts do not share stay where they are.
  expect([0, 1, 2]).toContain(left);
  expect(actions).toContain("debit_note");
  expect(refusal(await invalidate(floor, id, {}))).toBe("invalidation_has_note");
});

test("a crédito fiscal given back whole at once is invalidated", async () => {
  const floor = await anIssuer(server);
  const { invoiceId } = await sell(floor, true);
  await refund(floor, invoiceId);
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["03", "invalidated"],
    ["invalidation", "sealed"],
  ]);
});

test("a refund during a contingency waits for the seal", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor, true);
  await floor.rows(
    "insert into contingencies (tenant_id, environment, kind, began_at) select $1, '00', 1, now() - interval '1 hour'",
  );
  await refund(floor, invoiceId, 1);
  await workOff(floor);
  expect((await corrections(floor, id)).tasks).toMatchObject([{ standing: "wait" }]);
  expect(await states(floor)).toEqual([["03", "contingency"]]);
});

test("what the ministry rejected is sent again under its own number with another buyer", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor, true);
  floor.ministry.addFault({ kind: "reject", code: "008", on: "reception", times: 1 });
  await workOff(floor);
  await refund(floor, invoiceId, 1);
  await workOff(floor);
  const before = required((await seen(floor))[0], "a document");
  expect(await corrections(floor, id)).toMatchObject({
    document: { state: "rejected", words: { code: "008" } },
    actions: ["send_again", "mend_buyer"],
    tasks: [{ standing: "mend_first" }],
  });
  const mend = (nrc: string) =>
    floor.admin.call(api.correctBuyer, {
      params: { id },
      body: { receptor: { ...aCompany, nrc } },
      headers: aKey(),
    });
  expect((await mend("x")).error.fields).toMatchObject([{ field: "receptor.nrc" }]);
  expect((await mend("765432-1")).ok.state).toBe("generated");
  expect(refusal(await mend("765432-1"))).toBe("tax_document_state");
  await workOff(floor);
  const [after, note] = await seen(floor);
  expect(after).toMatchObject({ state: "sealed", control_number: before.control_number });
  expect(note).toMatchObject({ kind: "05", state: "sealed", about_id: id });
});

test("after 24 hours a rejected document is replaced under new numbers", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  floor.ministry.addFault({ kind: "reject", code: "020", on: "reception", times: 1 });
  await workOff(floor);
  const replace = () =>
    floor.admin.call(api.replaceDocument, { params: { id }, body: { receptor: null }, headers: aKey() });
  expect(refusal(await replace())).toBe("tax_document_mend_first");
  passHours(floor, 25);
  expect(refusal(await floor.admin.call(api.sendAgain, { params: { id }, headers: aKey() }))).toBe(
    "tax_document_mend_over",
  );
  const replies = await Promise.all(eight.map(replace));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["01", "replaced"],
    ["01", "sealed"],
  ]);
  expect(new Set((await seen(floor)).map(({ control_number }) => control_number)).size).toBe(2);
});

test("wrong data: the new document is sealed first, and only then the event goes out", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor, true);
  await workOff(floor);
  const replies = await Promise.all(
    eight.map(() => invalidate(floor, id, { kind: 1, receptor: { ...aCompany, nombre: "Otra, S.A." } })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await states(floor)).toEqual([
    ["03", "sealed"],
    ["03", "generated"],
  ]);
  expect(await corrections(floor, id)).toMatchObject({ is_planned: true, actions: [] });
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["03", "invalidated"],
    ["03", "sealed"],
    ["invalidation", "sealed"],
  ]);
});

test("of one sale one at a time: two that follow it at once write one replacement", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor);
  await workOff(floor);
  await refund(floor, invoiceId, 1);
  const follow = () =>
    floor.server.db.inTenant(floor.small.tenantId, (tx) => followDocument(tx, id, floor.server.deps.clock()));
  await collide(floor, {
    hold: "select id from tax_documents where tenant_id = $1 for update",
    calls: [follow, follow, follow],
  });
  expect(await states(floor)).toEqual([
    ["01", "sealed"],
    ["01", "generated"],
  ]);
});

test("a factura whose buyer asks for a crédito fiscal becomes one", async () => {
  const floor = await anIssuer(server);
  const { id, invoiceId } = await sell(floor);
  await workOff(floor);
  expect((await corrections(floor, id)).actions).toEqual(["to_fiscal", "invalidate"]);
  const asked = { kind: 3, reason: "Pidió crédito fiscal", as_fiscal: true, receptor: aCompany };
  const { nrc: _, ...unnamed } = aCompany;
  const refused = await invalidate(floor, id, { ...asked, receptor: unnamed });
  expect(refused.error.fields).toMatchObject([{ field: "receptor.nrc" }]);
  expect(refusal(await invalidate(floor, id, { ...asked, kind: 2 }))).toBe("tax_document_state");
  expect((await invalidate(floor, id, asked)).status).toBe(200);
  await workOff(floor);
  const [factura, fiscal] = await seen(floor);
  expect(await states(floor)).toEqual([
    ["01", "invalidated"],
    ["03", "sealed"],
    ["invalidation", "sealed"],
  ]);
  expect(fiscal).toMatchObject({ replaces_id: id, to_pay_cents: factura?.to_pay_cents });
  expect(refusal(await invalidate(floor, required(fiscal, "a crédito fiscal").id, asked))).toBe(
    "tax_document_state",
  );
  await refund(floor, invoiceId, 1);
  await workOff(floor);
  expect((await states(floor)).at(-1)).toEqual(["05", "sealed"]);
});

test("buyer's data that the newer generation asks for are put right when mended", async () => {
  const floor = await anIssuer(server);
  await issueIn(floor, "2026-07", "03");
  const full = {
    ...aCompany,
    nombreComercial: "Prueba",
    direccion: { ...aCompany.direccion, distrito: "14" },
  };
  const { id } = await sell(floor, full);
  floor.ministry.addFault({ kind: "reject", code: "008", on: "reception", times: 1 });
  await workOff(floor);
  const { receptor } = await corrections(floor, id);
  expect(receptor).toMatchObject({ nombreComercial: "Prueba", direccion: { distrito: "14" } });
  const mended = await floor.admin.call(api.correctBuyer, {
    params: { id },
    body: { receptor },
    headers: aKey(),
  });
  expect(mended.ok).toMatchObject({ state: "generated", problems: [] });
});

test("an invalidation that is refused can be asked for again", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor, true);
  await workOff(floor);
  floor.ministry.addFault({ kind: "reject", code: "099", on: "invalidation", times: 1 });
  expect((await invalidate(floor, id, {})).status).toBe(200);
  expect(refusal(await invalidate(floor, id, {}))).toBe("invalidation_in_hand");
  await workOff(floor);
  expect(await states(floor)).toEqual([
    ["03", "sealed"],
    ["invalidation", "rejected"],
  ]);
  passHours(floor, 48);
  expect(refusal(await invalidate(floor, id, {}))).toBe("invalidation_late");
  const isLate = async (text: InvalidationText) => {
    const body = { invalidationText: text };
    expect((await floor.admin.call(setInvalidationText, { body, headers: aKey() })).status).toBe(200);
    return (await corrections(floor, id)).invalidation?.is_late;
  };
  expect([await isLate("manual_2_0"), await isLate("regulation_2_0")]).toEqual([false, true]);
  expect((await invalidate(floor, id, { even_if_late: true })).status).toBe(200);
  await workOff(floor);
  expect((await states(floor)).map(([, state]) => state)).toEqual(["invalidated", "replaced", "sealed"]);
});

test("a debit note charges more on a sealed crédito fiscal, and on nothing else", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor, true);
  const debit = (of: TaxDocumentId) =>
    floor.admin.call(api.makeDebitNote, {
      params: { id: of },
      body: { amount: 10, reason: "Faltó el transporte" },
      headers: aKey(),
    });
  expect(refusal(await debit(id))).toBe("tax_document_state");
  await workOff(floor);
  expect((await debit(id)).status).toBe(200);
  await workOff(floor);
  expect((await seen(floor)).at(-1)).toMatchObject({ kind: "06", state: "sealed", total_cents: 1130 });
  const other = await sell(floor);
  await workOff(floor);
  expect(refusal(await debit(other.id))).toBe("tax_document_state");
});
