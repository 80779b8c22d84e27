import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { aFloor, aKey, type PayBody } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aCompany } from "#app/server/testing/ministry/issuing-actions.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { addDays, addMonths, calendarDate, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listEstablishments, setNumberScope, startSeries } from "#tax/tax-issuer/contract/places.ts";
import type { NumberScope } from "#tax/tax-issuer/domain/number-scope.ts";
import {
  exportBook,
  listBookDocuments,
  listBookPurchases,
  listConsumerDays,
  noteSavedBook,
  readBooks,
} from "../contract/books.ts";
import { closeMonth, listGaps, listUnsealed, readClosing } from "../contract/closing.ts";

const anIssuer = async () => issuingOn(await aFloor());

/** Sells the usual lines, and gives the document that the sale made. */
async function sell(floor: IssuingFloor, rest: Partial<PayBody> = {}) {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  expect(await floor.admin.call(payOrders, { body, headers: aKey() })).toMatchObject({ status: 200 });
  return required((await floor.documents()).at(-1), "a document");
}

async function sealed(floor: IssuingFloor, rest: Partial<PayBody> = {}) {
  const { id } = await sell(floor, rest);
  await floor.deliver(id);
  return required(
    (await floor.documents()).find((one) => one.id === id),
    "a document",
  );
}

const onCredit = { invoiceType: "CREDITO_FISCAL", receptor: aCompany } as const;
const books = async ({ admin }: IssuingFloor, query = {}) => (await admin.call(readBooks, { query })).ok;
const fileOf = async ({ admin }: IssuingFloor, query: Record<string, string>) =>
  (await admin.call(exportBook, { query })).raw;

test("the books of a month count what is sealed, and say what is not in them", async () => {
  const floor = await anIssuer();
  const first = await sealed(floor, { tipAmount: 1 });
  const last = await sealed(floor);
  const credit = await sealed(floor, onCredit);
  const waiting = await sell(floor);
  const { admin } = floor;
  const { books: sums, unsealed, environment } = await books(floor);
  expect([environment, unsealed]).toEqual(["00", 1]);
  expect(sums.consumers).toMatchObject({ count: 2, total: first.total_cents + last.total_cents });
  expect(sums.taxpayers).toMatchObject({ count: 1, total: credit.total_cents });
  expect(sums.taxpayers.taxed + sums.taxpayers.exempt + sums.taxpayers.vat).toBe(credit.total_cents);
  const { days } = (await admin.call(listConsumerDays, { query: {} })).ok;
  expect(days).toMatchObject([
    { count: 2, invalidated: 0, first_number: first.control_number, last_number: last.control_number },
  ]);
  const { rows } = (await admin.call(listBookDocuments, { query: { book: "taxpayers" } })).ok;
  expect(rows).toMatchObject([{ id: credit.id, party_nrc: "1234567", is_invalidated: false }]);
  const left = (await admin.call(listUnsealed, { query: {} })).ok.rows;
  expect(left).toMatchObject([{ id: waiting.id, why: "waiting", hours_left: null, problems: 0 }]);
  // The list is of the month that its notice counts.
  const [{ month } = { month: "" }] = await floor.rows<{ month: string }>(
    `update tax_documents set issued_on = issued_on - interval '1 month' where tenant_id = $1 and id = $2
      returning issued_on::text as month`,
    waiting.id,
  );
  for (const [query, count] of [
    [{}, 0],
    [{ month }, 1],
  ] as const) {
    expect((await books(floor, query)).unsealed).toBe(count);
    expect((await admin.call(listUnsealed, { query })).ok.rows).toHaveLength(count);
  }
});

test("what was invalidated stands in its book with zero, and a credit note takes off", async () => {
  const floor = await anIssuer();
  const [gone, credit] = [await sealed(floor), await sealed(floor, onCredit)];
  await floor.rows(
    "update tax_documents set state = 'invalidated' where tenant_id = $1 and id = $2",
    gone.id,
  );
  await copyOf(floor, credit.id, { kind: "05", no: 1, state: "sealed", cents: credit.total_cents });
  const { books: sums } = await books(floor);
  expect(sums.consumers).toMatchObject({ count: 0, total: 0 });
  expect(sums.voided).toMatchObject({ count: 1, total: 0 });
  expect(sums.taxpayers).toMatchObject({ count: 2, total: 0 });
  const { days } = (await floor.admin.call(listConsumerDays, { query: {} })).ok;
  expect(days).toMatchObject([{ count: 0, invalidated: 1, first_number: null, total: 0 }]);
  expect(await fileOf(floor, { book: "consumers", form: "annex" })).toBe("");
  const voided = (await fileOf(floor, { book: "voided", form: "annex" })).trim().split(";");
  expect([voided.length, voided[5], voided[9]]).toEqual([10, "D", gone.generation_code]);
  const notes = (await fileOf(floor, { book: "taxpayers", form: "annex" })).trim().split("\r\n");
  expect(notes.map((line) => line.split(";")[15])).toEqual([
    (credit.total_cents / 100).toFixed(2),
    (credit.total_cents / 100).toFixed(2),
  ]);
});

/** Another document like one that was sealed, with figures of its own. */
const copyOf = (
  { rows }: IssuingFloor,
  id: number,
  made: { readonly kind: string; readonly no: number; readonly state: string; readonly cents: number },
) =>
  rows(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, issued_on, issued_at, made_at,
        input, party_name, party_nrc, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents, withheld_cents,
        perceived_cents, outside_cents, total_cents, to_pay_cents, state, seal, sealed_at)
      select tenant_id, $3, environment, generation, $4, 'DTE-' || $3 || '-M001P009-' || lpad($5::text, 15, '0'), issued_on, issued_at,
        made_at, input, party_name, party_nrc, 0, 0, $7, 0, 0, 0, 0, 0, $7, $7, $6,
        case when $6 in ('sealed', 'sealed_with_remarks', 'invalidated') then seal end,
        case when $6 in ('sealed', 'sealed_with_remarks', 'invalidated') then sealed_at end
      from tax_documents where tenant_id = $1 and id = $2`,
    id,
    made.kind,
    randomUUID().toUpperCase(),
    made.no,
    made.state,
    made.cents,
  );

const madeDocument = fc.record({
  kind: fc.constantFrom("01", "03", "05", "06", "14"),
  state: fc.constantFrom("sealed", "sealed_with_remarks", "invalidated", "rejected", "generated", "replaced"),
  cents: fc.integer({ min: 1, max: 99_999 }),
});

test("a month's books come to the sum of the documents that count, to the cent", async () => {
  const floor = await anIssuer();
  const { id } = await sealed(floor);
  const made =
    fc.sample(fc.array(madeDocument, { minLength: 60, maxLength: 60 }), {
      seed: inject("chance").seed,
      numRuns: 1,
    })[0] ?? [];
  for (const [index, one] of made.entries()) await copyOf(floor, id, { ...one, no: index + 1 });
  const all = [
    ...made,
    { kind: "01", state: "sealed", cents: (await floor.documents())[0]?.total_cents ?? 0 },
  ];
  const sum = (kinds: readonly string[]) =>
    all
      .filter(({ kind, state }) => kinds.includes(kind) && state.startsWith("sealed"))
      .reduce((total, { kind, cents }) => total + (kind === "05" ? -cents : cents), 0);
  const { books: sums } = await books(floor);
  expect(sums.consumers.total).toBe(sum(["01"]));
  expect(sums.taxpayers.total).toBe(sum(["03", "05", "06"]));
  expect(sums.excluded.total).toBe(sum(["14"]));
  const { days } = (await floor.admin.call(listConsumerDays, { query: {} })).ok;
  expect(days.reduce((total, day) => total + day.total, 0)).toBe(sums.consumers.total);
  const lines = (await fileOf(floor, { book: "taxpayers" })).trim().split("\r\n");
  expect(lines.at(-1)?.split(",").at(-1)).toBe((sums.taxpayers.total / 100).toFixed(2));
});

test("purchases stand in the month of their document, notes take off", async () => {
  const floor = await anIssuer();
  const keeper = await aPerson(floor.server, floor.small.tenantId, { scope: ["PURCHASES"] });
  await floor.rows("update fiscal_settings set environment = '01' where tenant_id = $1");
  const document = supplierDocument({
    goods: [{ title: "Flete", quantity: 1, price: 5, kind: 2 }],
    issuedOn: "2026-10-30",
  });
  const body = { dte: JSON.stringify(document), lines: [] };
  expect((await keeper.call(importDte, { body, headers: aKey() })).status).toBe(200);
  const items = [{ title: "Gas", is_stocked: false, quantity: 1, unit: "pc", unit_price: 10 }];
  await buy(keeper, { vendor: { name: "Gasera" }, invoice_date: "2026-10-15", items, tax: 1.3 });
  await buy(keeper, { vendor: { name: "Mercado" }, invoice_date: "2026-10-16", items });
  const month = { month: "2026-10-01" };
  const { books: sums, untyped } = await books(floor, month);
  expect([sums.purchases.count, untyped]).toEqual([2, 1]);
  expect(sums.purchases).toMatchObject({ taxed: 1_500, vat: 195, total: 1_695 });
  const { rows } = (await floor.admin.call(listBookPurchases, { query: month })).ok;
  expect(rows).toMatchObject([
    { day: "2026-10-15", kind: null, party_name: "Gasera" },
    { day: "2026-10-30", kind: "03", generation_code: document.identificacion.codigoGeneracion },
  ]);
  const annex = (await fileOf(floor, { ...month, book: "purchases", form: "annex" })).trim().split(";");
  expect([annex.length, annex[0], annex[9], annex[13], annex[14]]).toEqual([
    21,
    "30/10/2026",
    "5.00",
    "0.65",
    "5.00",
  ]);
});

test("every control number is told: on its way, refused or of another month", async () => {
  const floor = await anIssuer();
  const [before, kept, draft, lost, last] = [
    await sealed(floor),
    await sealed(floor),
    await sell(floor),
    await sell(floor),
    await sealed(floor),
  ];
  const day = calendarDate(
    String(
      (
        await floor.rows<{ day: string }>(
          "select issued_on as day from tax_documents where tenant_id = $1 limit 1",
        )
      )[0]?.day,
    ),
  );
  const earlier = addDays(firstOfMonth(day), -1);
  await floor.rows(
    "update tax_documents set issued_on = $3::date where tenant_id = $1 and id = $2",
    before.id,
    earlier,
  );
  await floor.rows(
    "update tax_documents set state = 'draft', next_at = null where tenant_id = $1 and id = $2",
    draft.id,
  );
  await renumber(floor, lost.id);
  const { series } = (await floor.admin.call(listGaps, { query: {} })).ok;
  expect(series).toMatchObject([
    {
      kind: "01",
      place: "M001P001",
      first: 2,
      last: 5,
      sealed: 2,
      missing: 2,
      unknown: 1,
      gaps: [
        { control_number: draft.control_number, document_id: draft.id, why: "draft", day },
        { control_number: lost.control_number, document_id: null, why: "unknown", day: null },
      ],
    },
    { place: "M009P009" },
  ]);
  // Documents of a certification are none of the month: behind its last one not at all, between them counted apart.
  const behind = await sell(floor);
  for (const { id } of [lost, behind])
    await floor.rows(
      "update tax_documents set sale_id = null, is_trial = true where tenant_id = $1 and id = $2",
      id,
    );
  await floor.rows(
    "update tax_documents set control_number = $3 where tenant_id = $1 and id = $2",
    lost.id,
    lost.control_number,
  );
  expect((await floor.admin.call(listGaps, { query: {} })).ok.series).toMatchObject([
    { first: 2, last: 5, trials: 1, sealed: 2, missing: 1, unknown: 0 },
  ]);
  expect([kept.state, last.state]).toEqual(["sealed", "sealed"]);
});

test("numbers that were skipped behind another system's are no gaps", async () => {
  const floor = await anIssuer();
  const gaps = async () => (await floor.admin.call(listGaps, { query: {} })).ok.series;
  const { establishments } = (await floor.admin.call(listEstablishments)).ok;
  const params = { pointOfSaleId: required(establishments[0]?.pointsOfSale[0], "a point of sale").id };
  const start = async (next: string, type: "01" | "03" = "01") =>
    expect(
      (await floor.admin.call(startSeries, { params, body: { environment: "00", type, next } })).status,
    ).toBe(200);
  await sealed(floor);
  // As many numbers as nobody could read one by one.
  await start("700000000000000");
  expect(await gaps()).toMatchObject([{ first: 1, last: 1, missing: 0 }]);
  await sealed(floor);
  expect(await gaps()).toMatchObject([{ first: 1, last: 700_000_000_000_000, sealed: 2, missing: 0 }]);
  await start("700000000000010");
  const lost = await sell(floor);
  await renumber(floor, lost.id);
  expect((await gaps())[0]).toMatchObject({
    last: 700_000_000_000_010,
    missing: 1,
    gaps: [{ control_number: lost.control_number, why: "unknown" }],
  });
  await floor.admin.call(setNumberScope, { body: { numberScope: "establishment" }, headers: aKey() });
  await start("700000000000020", "03");
  await sealed(floor);
  expect((await gaps())[0]).toMatchObject({ last: 700_000_000_000_020, missing: 1 });
});

test("numbers of an establishment run in one row: no gap, none twice", async () => {
  const floor = await anIssuer();
  const count = (numberScope: NumberScope) =>
    floor.admin.call(setNumberScope, { body: { numberScope }, headers: aKey() });
  const gaps = async () => (await floor.admin.call(listGaps, { query: {} })).ok.series;
  await count("establishment");
  for (const rest of [{}, onCredit, {}]) await sealed(floor, rest);
  expect(await gaps()).toMatchObject([
    { kind: "01", first: 1, last: 3, sealed: 2, missing: 0 },
    { kind: "03", first: 2, last: 2, sealed: 1, missing: 0 },
  ]);
  await Promise.all([{}, onCredit, {}, onCredit].map((rest) => sell(floor, rest)));
  const taken = async () => (await floor.documents()).map((one) => Number(one.control_number?.slice(16)));
  expect((await taken()).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await count("point_of_sale");
  await sell(floor);
  const numbers = (await floor.documents()).map((one) => one.control_number);
  expect(new Set(numbers).size).toBe(8);
});

/** Gives a document a number of another series, so that nobody knows its own. */
const renumber = ({ rows }: IssuingFloor, id: number) =>
  rows(
    "update tax_documents set control_number = 'DTE-01-M009P009-000000000000001' where tenant_id = $1 and id = $2",
    id,
  );

test("a month is closed once it is over, and what changes afterwards is shown", async () => {
  const floor = await anIssuer();
  const { admin, server } = floor;
  const sold = await sealed(floor);
  const today = calendarDate(server.deps.clock().toISOString().slice(0, 10));
  const month = firstOfMonth(today);
  const close = () => admin.call(closeMonth, { body: { month }, headers: aKey() });
  expect((await close()).error).toMatchObject({ code: "month_not_over" });
  const closing = async () => (await admin.call(readClosing, { query: { month } })).ok;
  const left = async () =>
    Object.fromEntries((await closing()).checks.map((check) => [check.check, check.left]));
  expect(await left()).toMatchObject({ documents: 0, unsealed: 0, refused: 0, comparison: 1, books: 3 });
  for (const book of ["consumers", "taxpayers", "purchases"] as const)
    await admin.call(noteSavedBook, { body: { month, book }, headers: aKey() });
  const waiting = await sell(floor);
  expect(await left()).toMatchObject({ unsealed: 1, books: 0 });
  server.clock.now = new Date(`${addMonths(month, 1)}T12:00:00-06:00`);
  expect((await close()).ok.message).toContain(month.slice(0, 7));
  expect((await closing()).closed).toMatchObject({ changed: [] });
  expect(
    await floor.rows(
      "select action, user_id from audit_entries where tenant_id = $1 and subject = 'tax_month' order by id",
    ),
  ).toEqual([{ action: "tax_month.closed", user_id: admin.userId }]);
  await floor.deliver(waiting.id);
  expect((await closing()).closed?.changed).toEqual([
    { book: "consumers", before: sold.total_cents, after: sold.total_cents + waiting.total_cents },
  ]);
  expect(await left()).toMatchObject({ unsealed: 0, books: 1 });
  expect((await close()).status).toBe(200);
  expect((await closing()).closed).toMatchObject({ changed: [] });
});
