import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, type PayBody } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aDistrictCompany, issueIn } from "#app/server/testing/ministry/issuing-actions.ts";
import {
  addPaymentType,
  changePaymentType,
  listPaymentTypes,
} from "#core/payment-types/contract/payment-types.ts";
import { addCustomer } from "#service/customers/contract/customers.ts";
import { payOrders, payPart } from "../contract/payments.ts";

const company = { ...aDistrictCompany, nombreComercial: "El Sol" };

async function anIssuer(generation?: "2026-07"): Promise<IssuingFloor> {
  const floor = await issuingOn(await aFloor());
  await issueIn(floor, "2026-07", ...(generation ? ["01", "03"] : []));
  return floor;
}

/** Pays a ready order; the answer, and the document as it is built. */
async function sell(floor: IssuingFloor, rest: Partial<PayBody> = {}) {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  return floor.admin.call(payOrders, { body, headers: aKey() });
}

async function sealed(floor: IssuingFloor) {
  const made = (await floor.documents()).at(-1);
  if (!made) throw new Error("a sale has a document");
  expect(made.problems).toBeNull();
  await floor.deliver(made.id);
  const document = (await floor.documents()).at(-1);
  expect(document?.state).toBe("sealed");
  return document;
}

test.each([undefined, "2026-07"] as const)(
  "a lodging's tribute is inside the price (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    await floor.rows(
      `update menu_items set additional_tribute_code = '59', additional_bp = 500, is_iva_included = true
      where tenant_id = $1 and id = $2 returning 1`,
      floor.small.items.horchata.id,
    );
    const paid = await sell(floor);
    const document = await sealed(floor);
    expect(document).toMatchObject({
      total_cents: paid.ok.receipt.payableTotal,
      to_pay_cents: paid.ok.receipt.payableTotal,
      // 5 % of 1.50 ÷ 1.18.
      tributes_cents: 6,
    });
    // A night costs enough to tell 13 of 118 from 13 of 113; lines round for themselves.
    const orderId = await floor.sendReadyOrder();
    await floor.rows(
      "update order_lines set unit_price_cents = unit_price_cents * 40 where tenant_id = $1 and order_id = $2 returning 1",
      orderId,
    );
    const body = await floor.payBody([orderId]);
    const night = await floor.admin.call(payOrders, { body, headers: aKey() });
    const { vat_cents } = (await sealed(floor)) as unknown as { vat_cents: number };
    expect(Math.abs(night.ok.receipt.taxTotal - vat_cents)).toBeLessThanOrEqual(4);
    await sell(floor, { invoiceType: "CREDITO_FISCAL", receptor: company });
    expect(await sealed(floor)).toMatchObject({ kind: "03", tributes_cents: 6 });
  },
);

test.each([undefined, "2026-07"] as const)(
  "each missing datum of a crédito fiscal's buyer is told at its field (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    const orderIds = [await floor.sendReadyOrder()];
    const pay = async (receptor: object) => {
      const body = await floor.payBody(orderIds, { invoiceType: "CREDITO_FISCAL", receptor });
      return floor.admin.call(payOrders, { body, headers: aKey() });
    };
    const refused = async (receptor: object) => (await pay(receptor)).error.fields?.map(({ field }) => field);
    for (const field of ["nombre", "numDocumento", "nrc", "codActividad", "descActividad", "correo"] as const)
      expect(await refused({ ...company, [field]: "" })).toContain(`receptor.${field}`);
    for (const field of ["departamento", "municipio", "complemento"] as const)
      expect(await refused({ ...company, direccion: { ...company.direccion, [field]: "" } })).toContain(
        `receptor.direccion.${field}`,
      );
    const elsewhere = { ...company, direccion: { ...company.direccion, distrito: "01" } };
    expect(await refused(elsewhere)).toEqual(["receptor.direccion.distrito"]);
    if (generation) {
      const without = { ...company, direccion: { ...company.direccion, distrito: null } };
      expect(await refused(without)).toEqual(["receptor.direccion.distrito"]);
    }
    expect(await floor.documents()).toEqual([]);
    expect((await pay(company)).ok.invoice_type).toBe("CREDITO_FISCAL");
    await sealed(floor);
  },
);

test.each([undefined, "2026-07"] as const)(
  "of a stored company nothing has to be typed (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    const customer = await floor.admin.call(addCustomer, {
      body: {
        type: "CREDITO_FISCAL",
        phone: company.telefono,
        razon_social: company.nombre,
        trade_name: company.nombreComercial,
        nit: company.numDocumento,
        nrc: company.nrc,
        economic_activity_code: company.codActividad,
        economic_activity_desc: company.descActividad,
        email: company.correo,
        department_code: "06",
        municipality_code: "23",
        district_code: "14",
        address_complement: "Calle 1",
        withholds_vat: true,
        credit_limit: 100,
        credit_days: 45,
      },
    });
    const type = { title: "A la cuenta", isActive: true, icon: "wallet", settles: "on_account" } as const;
    const onAccount = (await floor.admin.call(addPaymentType, { body: type })).ok.id;
    const paid = await sell(floor, { customerId: customer.ok.customer.id, selectedPaymentType: onAccount });
    expect(paid.ok.receptor).toMatchObject({ nombreComercial: "El Sol", withholdsVat: true });
    const document = await sealed(floor);
    expect(document?.input).toMatchObject({
      buyer: { tradeName: "El Sol", address: { district: "14" } },
      payments: [{ code: "13", term: { unit: "01", count: 45 } }],
    });
  },
);

test("what has no tax is exempt or not subject, as its item says", async () => {
  const floor = await anIssuer();
  const { admin } = floor;
  await floor.rows("update menu_items set is_not_subject = true where tenant_id = $1 returning 1");
  const [cash, card] = (await admin.call(listPaymentTypes)).ok;
  if (!cash || !card) throw new Error("a restaurant starts with two ways to pay");
  const debit = { title: "Débito", isActive: true, icon: "card", tender_code: "02" } as const;
  await admin.call(changePaymentType, { params: { paymentTypeId: card.id }, body: debit });
  const tender = (paymentTypeId: number, amount: number) => ({
    uuid: randomUUID(),
    paymentTypeId,
    amount,
    reference: "0042",
  });
  const paid = await admin.call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds: [await floor.sendReadyOrder()],
      expectedBalance: 9.76,
      part: { kind: "rest" },
      tenders: [tender(cash.id, 5), tender(card.id, 4.76)],
    },
    headers: aKey(),
  });
  expect(paid.status).toBe(200);
  const document = await sealed(floor);
  expect(document).toMatchObject({ exempt_cents: 0, not_subject_cents: 300 });
  expect(document?.input).toMatchObject({
    payments: [
      { code: "01", reference: null },
      { code: "02", reference: "0042" },
    ],
  });
});

test.each([undefined, "2026-07"] as const)(
  "whoever the buyer is, with or without address, the document is sealed (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    const { distrito: _, ...old } = company.direccion;
    const buyers = [
      null,
      { nombre: "Ana" },
      { nombre: "Ana", tipoDocumento: "13", numDocumento: "045891233" },
      { nombre: "Ana", tipoDocumento: "13", numDocumento: "04589123-3", direccion: old },
      { nombre: "Jane Doe", tipoDocumento: "03", numDocumento: "X-445566" },
      { nombre: "Jan Doe", tipoDocumento: "37", numDocumento: "ID 99" },
      { nombre: "José", tipoDocumento: "02", numDocumento: "12345" },
      { ...company, tipoDocumento: "36" },
    ];
    for (const receptor of buyers) {
      const paid = await sell(floor, { receptor });
      const document = await sealed(floor);
      expect(document).toMatchObject({ kind: "01", to_pay_cents: paid.ok.receipt.payableTotal });
    }
  },
);
