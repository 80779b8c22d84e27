import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer } from "#app/server/testing/ministry/issuer.ts";
import { aManualCompany as company, aManualLine as line } from "#app/server/testing/ministry/manual-sale.ts";
import { readInvoiceToRefund, sendRefund } from "#app/server/testing/refund.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { exportInvoices, listInvoices } from "#money/invoices/contract/invoices.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readReport } from "#reporting/reports/contract/reports.ts";
import { createManualInvoice } from "../contract/manual-invoicing.ts";

test("tributes are no IVA: not in the invoice, its refund or the reports", async () => {
  const floor = await anIssuer(await ownTestServer());
  const net = { ...line, cantidad: 1, dte_precio_incluye_iva: 0 as const };
  const room = {
    ...net,
    descripcion: "Habitación",
    dte_precio_incluye_iva: 1 as const,
    precioUni: 155.488,
    dte_cod_tributo_adicional: "59",
    dte_porcentaje_adicional: 5,
    is_accommodation: 1 as const,
  };
  const { ok } = await floor.admin.call(createManualInvoice, {
    body: {
      customerData: company,
      items: [room, { ...net, precioUni: 1.25 }],
      paymentTypeId: floor.small.paymentTypes.cash,
    },
    headers: aKey(),
  });
  const made = required((await floor.documents()).at(-1), "a document");
  // 13 % of 138.85, and 5 % of 137.60 beside it.
  expect(made).toMatchObject({ vat_cents: 1_805, total_cents: 13_885 + 1_805 + 688 });
  const figures = async () =>
    floor.rows(
      `select 'invoice' as what, sub_total_cents as net, tax_total_cents as tax, tributes_cents as tributes, total_cents as total
        from invoices where tenant_id = $1
      union all select 'refund', sub_total_cents, tax_total_cents, tributes_cents, amount_cents from refunds where tenant_id = $1
      order by what`,
    );
  const said = { net: 13_885, tax: 1_805, tributes: 688, total: 16_378 };
  expect(await figures()).toEqual([{ what: "invoice", ...said }]);
  const { rows } = (await floor.admin.call(listInvoices, { query: { type: "today" } })).ok;
  expect(rows[0]).toMatchObject({ tax_total: 1_805, tributes: 688 });
  const report = async () => (await floor.admin.call(readReport, { query: { type: "today" } })).ok;
  expect(await report()).toMatchObject({ netRevenue: 13_885, taxTotal: 1_805, tributesTotal: 688 });
  const file = (await floor.admin.call(exportInvoices, { query: { type: "today" } })).raw;
  expect(file.split("\r\n")[1]).toContain("138.85,0.00,18.05,0.00,6.88,163.78");
  const { lines } = await readInvoiceToRefund(floor.admin, ok.invoice_id);
  const refund = await sendRefund(floor.admin, {
    uuid: randomUUID(),
    invoice_id: ok.invoice_id,
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    refunded_before: 0,
    payment_type_id: floor.small.paymentTypes.card,
    reason: "Se canceló",
    returns_stock: false,
    returns_tip: false,
  });
  expect(refund).toMatchObject({ status: 200 });
  expect(await figures()).toEqual([
    { what: "invoice", ...said },
    { what: "refund", ...said },
  ]);
  expect(await report()).toMatchObject({
    netRevenue: 0,
    taxTotal: 0,
    tributesTotal: 0,
    tributesRefunded: 688,
  });
});
