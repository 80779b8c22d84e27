import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aKey, type Floor } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { issueIn, workOff } from "#app/server/testing/ministry/issuing-actions.ts";
import { aManualCompany, aManualLine } from "#app/server/testing/ministry/manual-sale.ts";
import { readInvoiceToRefund, sendRefund } from "#app/server/testing/refund.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { required } from "#platform/server/http/app-error.ts";
import { invalidateDocument, sendAgain } from "#tax/tax-documents/contract/corrections.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { readPartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { createManualInvoice } from "../contract/manual-invoicing.ts";

type Seen = Awaited<ReturnType<IssuingFloor["documents"]>>[number] & {
  readonly withheld_cents: number;
  readonly input: { readonly lines: readonly object[]; readonly tributes: readonly object[] };
};

async function anIssuer(on: Floor, generation: string): Promise<IssuingFloor> {
  const floor = await issuingOn(on);
  await issueIn(floor, generation, "01", "03", "05", "invalidation");
  return floor;
}

const seen = async (floor: IssuingFloor) => (await floor.documents()) as Seen[];
const newest = async (floor: IssuingFloor) => required((await seen(floor)).at(-1), "a document");

/** 1.5 pieces at a price without IVA that is no whole cent. */
const cheese = {
  ...aManualLine,
  descripcion: "Queso",
  cantidad: 1.5,
  precioUni: 80.125,
  dte_unidad_medida: "34",
  dte_precio_incluye_iva: 0 as const,
};
const room = {
  ...cheese,
  descripcion: "Habitación",
  cantidad: 1,
  precioUni: 56.5,
  dte_unidad_medida: "59",
  dte_precio_incluye_iva: 1 as const,
  dte_cod_tributo_adicional: "D1",
  dte_porcentaje_adicional: 3,
};
const gift = {
  ...cheese,
  descripcion: "Donación",
  cantidad: 1,
  precioUni: 10,
  dte_gravado: 0 as const,
  dte_no_sujeto: 1 as const,
};
const guest = {
  name: "Ana Pérez",
  email: "ana@example.com",
  tipoDocumento: "13",
  numDocumento: "04567890-1",
};
const agent = {
  ...aManualCompany,
  name: "Ministerio",
  razonSocial: "Ministerio de Ejemplo",
  email: "compras@ejemplo.example",
  withholdsVat: true,
  distrito: "14",
};

const sell = (floor: IssuingFloor, more: object) =>
  floor.admin.call(createManualInvoice, {
    body: { customerData: agent, items: [cheese], paymentTypeId: floor.small.paymentTypes.cash, ...more },
    headers: aKey(),
  });

const refundAll = async (
  floor: IssuingFloor,
  invoiceId: number,
  payment_type_id = floor.small.paymentTypes.cash,
  returns_tip = false,
) => {
  const { lines } = await readInvoiceToRefund(floor.admin, invoiceId);
  return sendRefund(floor.admin, {
    uuid: randomUUID(),
    invoice_id: invoiceId as never,
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    refunded_before: 0,
    payment_type_id,
    reason: "Se canceló",
    returns_stock: false,
    returns_tip,
  });
};

test.each(generations)("what a buyer who withholds keeps back is not taken in (%s)", async (generation) => {
  const desk = await aDesk();
  const session = await desk.open(desk.admin);
  const floor = await anIssuer(desk, generation);
  const inDrawer = async () =>
    (await desk.admin.call(readCashSession, { params: { sessionId: session as never } })).ok.figures.takings
      ?.expected_cash;
  expect((await floor.admin.call(readPartyTerms)).ok).toEqual({
    districtOn: generation === "2026-07" ? ["01", "03", "05"] : [],
    mayWithhold: true,
  });
  // 120.19 without IVA, 15.62 of IVA: 1.20 is withheld.
  const whole = await sell(floor, { tipAmount: 5, total: 140.81, toPay: 140.81 });
  expect(whole.error?.code).toBe("total_changed");
  const { ok } = await sell(floor, { tipAmount: 5, total: 140.81, toPay: 139.61 });
  expect(ok).toMatchObject({ total: 14_081, withheld: 120 });
  await workOff(floor);
  expect(await newest(floor)).toMatchObject({ state: "sealed", withheld_cents: 120, to_pay_cents: 13_961 });
  expect(await inDrawer()).toBe(5_000 + 13_961);
  const back = await refundAll(floor, ok.invoice_id);
  expect(back.ok).toMatchObject({ amount: 13_581, withheld: 120 });
  expect(await inDrawer()).toBe(5_000 + 500);
  await floor.rows("update fiscal_settings set is_large_taxpayer = true where tenant_id = $1 returning 1");
  expect((await sell(floor, {})).ok.withheld).toBe(0);
});

test.each(generations)(
  "made anew it is what was written, under its own number or a new one (%s)",
  async (generation) => {
    const floor = await anIssuer(await aDesk(), generation);
    floor.ministry.addFault({ kind: "reject", code: "020", on: "reception", times: 1 });
    await sell(floor, { customerData: guest, items: [cheese, room, gift], tipAmount: 2 });
    await workOff(floor);
    const rejected = await newest(floor);
    expect(rejected.state).toBe("rejected");
    expect(rejected.not_subject_cents).toBe(1_000);
    const { id } = rejected;
    expect((await floor.admin.call(sendAgain, { params: { id }, headers: aKey() })).ok.state).toBe(
      "generated",
    );
    await workOff(floor);
    const again = await newest(floor);
    expect(again).toMatchObject({ id, state: "sealed", to_pay_cents: rejected.to_pay_cents });
    expect(again.input).toMatchObject({ lines: rejected.input.lines, tributes: rejected.input.tributes });
    const person = { name: "Ana Prueba", document_type: "13", document_number: "01234567-8" };
    await floor.admin.call(invalidateDocument, {
      params: { id },
      body: {
        kind: 1,
        reason: null,
        responsible: person,
        applicant: person,
        receptor: null,
        even_if_late: false,
      } as never,
      headers: aKey(),
    });
    await workOff(floor);
    const anew = required(
      (await seen(floor)).find(({ id: other, kind }) => kind === "01" && other !== id),
      "a new one",
    );
    expect(anew).toMatchObject({ state: "sealed", problems: null, to_pay_cents: rejected.to_pay_cents });
    expect(anew.input.lines).toEqual(rejected.input.lines);
  },
);

test.each(generations)(
  "too late for its invalidation, a credit note gives back what was written (%s)",
  async (generation) => {
    const floor = await anIssuer(await aDesk(), generation);
    const card = { paymentTypeId: floor.small.paymentTypes.card };
    const { ok } = await sell(floor, { items: [cheese, room, gift], tipAmount: 2, ...card });
    await workOff(floor);
    const sold = await newest(floor);
    floor.server.clock.now = new Date(floor.deps.clock().getTime() + 5 * 24 * 3_600_000);
    expect((await refundAll(floor, ok.invoice_id, floor.small.paymentTypes.card, true)).status).toBe(200);
    await workOff(floor);
    expect(await newest(floor)).toMatchObject({
      kind: "05",
      problems: null,
      state: "sealed",
      total_cents: sold.total_cents,
      withheld_cents: sold.withheld_cents,
      // The older generation has no place for the tip.
      to_pay_cents: sold.to_pay_cents - (generation === "2022-12" ? 200 : 0),
    });
  },
);
