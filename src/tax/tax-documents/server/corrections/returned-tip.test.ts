import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aDistrictCompany, issueIn, workOff } from "#app/server/testing/ministry/issuing-actions.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { payOrders } from "#money/payments/contract/payments.ts";

/** JSON whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: members of signed documents
type Json = any;

const consumer = { invoiceType: "CONSUMIDOR_FINAL" } as const;
const company = { invoiceType: "CREDITO_FISCAL", receptor: aDistrictCompany } as const;
const agent = { ...company, receptor: { ...aDistrictCompany, withholdsVat: true } } as const;

/** A sale of 195.20, of which 119.60 are taxed, without IVA, with a tip of 5.00; its document is sealed. */
async function aTippedSale(generation: string, buyer: typeof consumer | typeof company) {
  const floor = await issuingOn(await aFloor());
  await issueIn(floor, generation, "01", "03", "05", "invalidation");
  const orderId = await floor.sendReadyOrder();
  await floor.rows(
    "update order_lines set unit_price_cents = unit_price_cents * 20 where tenant_id = $1 and order_id = $2 returning 1",
    orderId,
  );
  const withheld = "receptor" in buyer && "withholdsVat" in buyer.receptor ? { withheld: 1.2 } : {};
  const body = await floor.payBody([orderId], { ...buyer, tipAmount: 5, ...withheld });
  const { ok } = await floor.admin.call(payOrders, { body, headers: aKey() });
  await workOff(floor);
  return { floor, invoiceId: ok.invoice_id };
}

/** Gives back the first taxed line and the tip. */
async function giveBack(floor: IssuingFloor, invoiceId: number) {
  const { lines } = await readInvoiceToRefund(floor.admin, invoiceId);
  const { id, quantity } = lines.find(({ tax }) => tax > 0) ?? { id: lines[0]?.id, quantity: 1 };
  const body = await refundBody(floor, invoiceId, {
    lines: [{ id, quantity }] as Json,
    payment_type_id: floor.small.paymentTypes.card,
    returns_tip: true,
  });
  const { ok } = await sendRefund(floor.admin, body);
  await workOff(floor);
  return ok;
}

/** The last document of a kind: its figures, and as it was signed. */
async function lastOf(floor: IssuingFloor, kind: string) {
  const rows = await floor.rows<{ toPay: number; outside: number; state: string; text: Buffer }>(
    `select d.to_pay_cents as "toPay", d.outside_cents as outside, d.state, t.text from tax_documents d
    join tax_document_texts t on t.tenant_id = $1 and t.tax_document_id = d.id
    where d.tenant_id = $1 and d.kind = $2 order by d.id desc limit 1`,
    kind,
  );
  const [row] = rows;
  const document: Json = JSON.parse(gunzipSync(row?.text ?? Buffer.from("")).toString());
  return { ...row, document };
}

test.each([["without", company] as const, ["with", agent] as const])(
  "a credit note says the tip that went back, %s 1 % withheld",
  async (_, buyer) => {
    const { floor, invoiceId } = await aTippedSale("2026-07", buyer);
    const back = await giveBack(floor, invoiceId);
    expect(back.tip).toBe(500);
    const note = await lastOf(floor, "05");
    const { resumen, cuerpoDocumento } = note.document;
    expect(cuerpoDocumento.at(-1)).toMatchObject({
      descripcion: "Propina",
      noGravado: 5,
      ventaGravada: 0,
      tributos: null,
    });
    const handed = back.amount - back.withheld + back.tip;
    expect(note).toMatchObject({ state: "sealed", toPay: handed });
    expect(resumen.totalPagar).toBe(handed / 100);
    expect(resumen.totalNoGravado).toBe(note.outside === undefined ? null : note.outside / 100);
    expect(back.withheld > 0).toBe(resumen.ivaRete > 0);
  },
);

test("a credit note of the older generation has no place for the tip, and 1 % is apart", async () => {
  const { floor, invoiceId } = await aTippedSale("2022-12", agent);
  const back = await giveBack(floor, invoiceId);
  const note = await lastOf(floor, "05");
  const { resumen } = note.document;
  expect(note).toMatchObject({ state: "sealed", outside: 0, toPay: back.amount - back.withheld });
  expect(resumen).toMatchObject({
    ivaRete1: back.withheld / 100,
    montoTotalOperacion: back.amount / 100,
  });
  expect(JSON.stringify(note.document)).not.toContain("Propina");
});

test.each(["2022-12", "2026-07"])(
  "the factura of the rest has no tip when it went back (%s)",
  async (generation) => {
    const { floor, invoiceId } = await aTippedSale(generation, consumer);
    expect(await lastOf(floor, "01")).toMatchObject({ outside: 500 });
    const back = await giveBack(floor, invoiceId);
    const rest = await lastOf(floor, "01");
    expect(rest).toMatchObject({ state: "sealed", outside: 0, toPay: 19_520 - back.amount });
    const { pagos, totalPagar } = rest.document.resumen;
    const paid = pagos.reduce((sum: number, { montoPago }: Json) => sum + Math.round(montoPago * 100), 0);
    expect(paid).toBe(Math.round(totalPagar * 100));
  },
);
