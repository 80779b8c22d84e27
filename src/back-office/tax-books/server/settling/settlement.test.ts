import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aCompany } from "#app/server/testing/ministry/issuing-actions.ts";
import {
  cardSettlement,
  retentionDocument,
  salesSettlement,
} from "#app/server/testing/ministry/withholding-document.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { importWithholdingDocument } from "#back-office/withholding-documents/contract/withholding-documents.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { closeMonth } from "../../contract/closing.ts";
import { readSettlement, setOpening } from "../../contract/settlement.ts";
import { readWithheld } from "../../contract/withheld.ts";

async function aTaxpayer() {
  const floor = await issuingOn(await aFloor());
  await floor.rows("update fiscal_settings set nit = '06142303181016', nrc = '2768431' where tenant_id = $1");
  return floor;
}

/** Sells the usual lines and seals the document, on a day of October. */
async function sold(floor: IssuingFloor, day: string, rest = {}) {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  expect(await floor.admin.call(payOrders, { body, headers: aKey() })).toMatchObject({ status: 200 });
  const { id } = required((await floor.documents()).at(-1), "a document");
  await floor.deliver(id);
  await floor.rows("update tax_documents set issued_on = $3::date where tenant_id = $1 and id = $2", id, day);
  const [row] = await floor.rows<{ vat_cents: number; generation_code: string }>(
    "select vat_cents, generation_code from tax_documents where tenant_id = $1 and id = $2",
    id,
  );
  return { id, ...required(row, "the document") };
}

/** Buys a service for so many dollars without IVA. */
async function bought({ admin }: IssuingFloor, price: number, issuedOn: string) {
  const goods = [{ title: "Flete", quantity: 1, price, kind: 2 }];
  const body = { dte: JSON.stringify(supplierDocument({ goods, issuedOn })), lines: [] };
  expect((await admin.call(importDte, { body, headers: aKey() })).status).toBe(200);
}

const bring = async ({ admin }: IssuingFloor, document: object) =>
  expect(
    (
      await admin.call(importWithholdingDocument, {
        body: { dte: JSON.stringify(document) },
        headers: aKey(),
      })
    ).status,
  ).toBe(200);

const settled = async ({ admin }: IssuingFloor, month: string) =>
  (await admin.call(readSettlement, { query: { month } })).ok;

test("a month: debit less credit less withheld is to pay, from its documents", async () => {
  const floor = await aTaxpayer();
  const factura = await sold(floor, "2026-10-05");
  const credit = await sold(floor, "2026-10-06", { invoiceType: "CREDITO_FISCAL", receptor: aCompany });
  const gone = await sold(floor, "2026-10-07");
  await floor.rows(
    "update tax_documents set state = 'invalidated' where tenant_id = $1 and id = $2",
    gone.id,
  );
  await bought(floor, 5, "2026-10-08");
  await bring(floor, cardSettlement({ taxed: 10, advance: 0.2 }));
  await bring(
    floor,
    retentionDocument({ lines: [{ document: credit.generation_code, base: 10, amount: 0.1 }] }),
  );
  await bring(floor, salesSettlement({ taxed: 100, vat: 13 }));
  const {
    figures,
    debit,
    determined,
    taken,
    to_pay: toPay,
    carried,
    before,
  } = await settled(floor, "2026-10-01");
  expect(figures).toEqual({
    consumers: factura.vat_cents,
    taxpayers: credit.vat_cents,
    settled: 1_300,
    purchases: 65,
    advances: 20,
    withheld: 10,
    perceived: 0,
    withheld_by_us: 0,
    perceived_by_us: 0,
  });
  expect(factura.vat_cents + credit.vat_cents).toBeGreaterThan(0);
  expect(debit).toBe(factura.vat_cents + credit.vat_cents + 1_300);
  expect(determined).toBe(debit - 65);
  expect([taken, toPay]).toEqual([30, determined - 30]);
  expect(carried).toEqual({ credit: 0, withheld: 0 });
  expect(before).toEqual({ credit: 0, withheld: 0, from: "nothing", since: null });
});

test("what is left goes from month to month, from an opening or a closing on", async () => {
  const floor = await aTaxpayer();
  const { admin } = floor;
  await bought(floor, 500, "2026-09-10");
  await bring(floor, cardSettlement({ taxed: 100, advance: 2, issuedOn: "2026-09-30" }));
  expect((await settled(floor, "2026-09-01")).carried).toEqual({ credit: 6_500, withheld: 200 });
  expect((await settled(floor, "2026-10-01")).before).toEqual({
    credit: 6_500,
    withheld: 200,
    from: "computed",
    since: "2024-10-01",
  });
  // Brought along at the beginning of September: what is in it counts on top.
  const body = { month: "2026-09-15", credit: 10, withheld: 0.5 };
  expect((await admin.call(setOpening, { body, headers: aKey() })).status).toBe(200);
  expect((await settled(floor, "2026-10-01")).before).toMatchObject({ credit: 7_500, withheld: 250 });
  expect((await settled(floor, "2026-09-01")).before).toMatchObject({ from: "opening", since: "2026-09-01" });
  // August is before it.
  expect((await settled(floor, "2026-08-01")).before).toMatchObject({ credit: 0, from: "nothing" });
  // A closed month carries what it declared, whatever is bought in it later, until it is closed again.
  const close = () => admin.call(closeMonth, { body: { month: "2026-09-01" }, headers: aKey() });
  expect((await close()).status).toBe(200);
  await bought(floor, 100, "2026-09-20");
  expect((await settled(floor, "2026-10-01")).before).toEqual({
    credit: 7_500,
    withheld: 250,
    from: "closing",
    since: "2026-09-01",
  });
  await close();
  expect((await settled(floor, "2026-10-01")).before.credit).toBe(8_800);
});

test("documents of a certification are in no figure of a month", async () => {
  const floor = await aTaxpayer();
  const { id } = await sold(floor, "2026-10-05");
  const trial = () =>
    floor.rows(
      "update tax_documents set sale_id = null, is_trial = true where tenant_id = $1 and id = $2",
      id,
    );
  expect((await settled(floor, "2026-10-01")).debit).toBeGreaterThan(0);
  await trial();
  expect((await settled(floor, "2026-10-01")).debit).toBe(0);
});

test("1 % that a document says was withheld is expected until a comprobante names it", async () => {
  const floor = await aTaxpayer();
  const { id, generation_code: code } = await sold(floor, "2026-10-06", {
    invoiceType: "CREDITO_FISCAL",
    receptor: aCompany,
  });
  await floor.rows(
    "update tax_documents set withheld_cents = 150, taxed_cents = 15000 where tenant_id = $1 and id = $2",
    id,
  );
  expect((await settled(floor, "2026-10-01")).expected).toBe(150);
  const query = { month: "2026-10-01", list: "expected" } as const;
  expect((await floor.admin.call(readWithheld, { query })).ok.rows).toMatchObject([
    { document_id: id, base: 15_000, amount: 150 },
  ]);
  await bring(
    floor,
    retentionDocument({ lines: [{ document: code.toLowerCase(), base: 150, amount: 1.5 }] }),
  );
  expect((await settled(floor, "2026-10-01")).expected).toBe(0);
});
