import fc from "fast-check";
import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { issueIn } from "#app/server/testing/ministry/issuing-actions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { required } from "#platform/server/http/app-error.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { createExcludedPurchase, createManualInvoice } from "../contract/manual-invoicing.ts";

/** Mostly what people write, now and then what they mistype. */
const mostly = <Right, Wrong>(right: fc.Arbitrary<Right>, wrong: fc.Arbitrary<Wrong>) =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: wrong });
const words = fc.constantFrom("Rosa", "Peña & Hijos, S.A. de C.V.", "Café “El Ñandú” <b>", "x".repeat(150));
const anyText = fc.constantFrom("", " ", "x", "0", "99", "\u0000", "\u200b", "é".repeat(300));
const documents = fc.constantFrom(
  ["13", "04567890-1"],
  ["36", "0614-051199-102-8"],
  ["36", "045678901"],
  ["37", "ABC-123"],
  ["03", "A1234567"],
  ["02", "12345"],
);
const phones = fc.constantFrom("", "7000-1234", "+503 7000 1234");
const places = fc.constantFrom(["06", "23", "14"], ["06", "23", ""], ["09", "10", ""], ["", "", ""]);
const figure = (most: number) =>
  mostly(
    fc.oneof(
      fc.integer({ min: 1, max: most * 100 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 1, max: 99_999_999 }).map((smallest) => smallest / 100_000_000),
      fc.constantFrom(0.01, 0.5, 1.005, 33.333333, 200_000),
    ),
    fc.constantFrom(0, -1, 1 / 3, 1e-9, 2e6),
  );
const written = {
  descripcion: mostly(words, anyText),
  cantidad: figure(500),
  precioUni: figure(900),
  dte_unidad_medida: mostly(fc.constantFrom("59", "34", "36", "99"), fc.constantFrom("", "0")),
};

const anItem = fc
  .record({
    ...written,
    shape: mostly(
      fc.constantFrom("included", "net", "exempt", "unsubject", "service", "both", "own"),
      fc.constant("loose"),
    ),
    additional: mostly(
      fc.constantFrom(null, ["59", 5, 1], ["D1", 12.5, 0], ["71", 3, 0]),
      fc.constantFrom(["59", 8, 1], ["C3", 3, 0]),
    ),
  })
  .map(({ shape, additional, ...item }) => {
    const [code, rate, is] = additional ?? [null, null, 0];
    const isOwn = shape === "own";
    const isIncluded = !["net", "exempt", "unsubject", "own"].includes(shape);
    return {
      ...item,
      ...(isOwn ? { cantidad: 1 } : {}),
      dte_tipo_item_codigo: { service: "2", both: "3", own: "4", loose: "9" }[shape as string] ?? "1",
      dte_cod_tributo: isOwn ? "57" : "20",
      dte_porcentaje_iva: 13,
      dte_gravado: shape === "exempt" || shape === "unsubject" ? 0 : 1,
      dte_no_sujeto: shape === "unsubject" ? 1 : 0,
      dte_precio_incluye_iva: isIncluded ? 1 : 0,
      dte_cod_tributo_adicional: isIncluded ? code : null,
      dte_porcentaje_adicional: isIncluded ? rate : null,
      is_accommodation: isIncluded ? is : 0,
    };
  });

const anInvoice = fc.record({
  customerData: fc
    .record({
      type: fc.constantFrom("CONSUMIDOR_FINAL", "CREDITO_FISCAL"),
      name: mostly(words, anyText),
      email: mostly(fc.constantFrom("ana@example.com", "a.b+c@sub.example.co"), anyText),
      phone: mostly(phones, anyText),
      nit: mostly(fc.constantFrom("0614-051199-102-8", "06140511991028", "045678901"), anyText),
      nrc: mostly(fc.constantFrom("145678-9", "12"), anyText),
      razonSocial: mostly(words, anyText),
      nombreComercial: mostly(fc.oneof(fc.constant(""), words), anyText),
      codActividad: mostly(fc.constantFrom("70200", "56101"), anyText),
      withholdsVat: fc.boolean(),
      document: mostly(documents, fc.constantFrom(["", ""], ["99", "1"], ["13", "12"])),
      place: places,
      complemento: mostly(words, anyText),
    })
    .map(
      ({ document: [tipoDocumento, numDocumento], place: [departamento, municipio, distrito], ...data }) => ({
        ...data,
        tipoDocumento,
        numDocumento,
        departamento,
        municipio,
        distrito,
      }),
    ),
  items: fc.array(anItem, { minLength: 1, maxLength: 5 }),
  tipAmount: fc.constantFrom(null, 0, 0.01, 1.5),
});

const aPurchase = fc.record({
  seller: fc
    .record({
      name: mostly(words, anyText),
      phone: mostly(phones, anyText),
      email: mostly(fc.constantFrom("", "rosa@example.com"), anyText),
      codActividad: mostly(fc.constantFrom("", "47190"), anyText),
      complemento: mostly(words, anyText),
      document: mostly(documents, fc.constantFrom(["", ""], ["99", "1"], ["13", "12"])),
    })
    .map(({ document: [tipoDocumento, numDocumento], ...seller }) => ({
      ...seller,
      tipoDocumento,
      numDocumento,
      departamento: "06",
      municipio: "23",
      distrito: "14",
    })),
  isNaturalPerson: fc.boolean(),
  items: fc.array(fc.record({ ...written, dte_tipo_item_codigo: fc.constantFrom("1", "1", "2", "3") }), {
    minLength: 1,
    maxLength: 5,
  }),
  notes: mostly(fc.constantFrom("", "Pagado en el puesto\ncon recibo"), anyText),
});

/** A restaurant that issues in this generation. */
async function anIssuer(generation: (typeof generations)[number]) {
  const floor = await issuingOn(await aFloor(await testServer()));
  await issueIn(floor, generation, "01", "03", "14");
  const newest = async () =>
    required(
      (
        await floor.rows<Made>("select * from tax_documents where tenant_id = $1 order by id desc limit 1")
      )[0],
      "a document",
    );
  return { ...floor, newest };
}

interface Made {
  readonly state: string;
  readonly problems: unknown;
  readonly to_pay_cents: number;
  readonly total_cents: number;
  readonly withheld_cents: number;
}

/** Where a refusal may stand: at a field of the form, or on the form as a whole. */
const OF_THE_FORM = /^(?:customerData|seller)\.\w+$|^items\.\d+\.\w+$|^tipAmount$|^paymentTypeId$/;

interface Refused {
  readonly status: number;
  readonly error?: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
}

function expectToldAtFields({ status, error }: Refused): void {
  expect([400, 409, 422], error?.code).toContain(status);
  const fields = error?.fields ?? [];
  expect(fields.filter(({ field }) => !OF_THE_FORM.test(field))).toEqual([]);
  expect(fields.length > 0 || error?.code === "nothing_payable", error?.code).toBe(true);
}

test.each(generations)(
  "whatever sale is written is refused or becomes a right document (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anInvoice, async (form) => {
        const body = { ...form, paymentTypeId: floor.small.paymentTypes.cash } as never;
        const reply = await floor.admin.call(createManualInvoice, { body, headers: aKey() });
        if (reply.status !== 200) return expectToldAtFields(reply);
        accepted += 1;
        const { total, withheld, invoice_id } = reply.ok;
        expect(await floor.newest()).toMatchObject({
          state: "generated",
          problems: null,
          withheld_cents: withheld,
          to_pay_cents: total - withheld,
        });
        const [sums] = await floor.rows(
          `select i.total_cents + i.tip_cents as charged, i.sub_total_cents + i.tax_total_cents + i.tributes_cents as invoiced,
            sum(l.net_cents + l.tax_cents + l.tributes_cents)::bigint as lines,
            (select sum(amount_cents + tip_cents)::bigint from payments p where p.tenant_id = $1 and p.invoice_id = i.id) as paid
          from invoices i join invoice_lines l on l.tenant_id = $1 and l.invoice_id = i.id
          where i.tenant_id = $1 and i.id = $2 group by i.tenant_id, i.id`,
          invoice_id,
        );
        const tip = Math.round((form.tipAmount ?? 0) * 100);
        const paid = total - withheld;
        expect(sums).toEqual({ charged: total, paid, invoiced: total - tip, lines: total - tip });
      }),
      { numRuns: 80 },
    );
    expect(accepted).toBeGreaterThan(10);
  },
);

test.each(generations)(
  "whatever purchase is written is refused or becomes a right 14 (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(aPurchase, async (form) => {
        const body = { ...form, paymentTypeId: floor.small.paymentTypes.cash } as never;
        const reply = await floor.admin.call(createExcludedPurchase, { body, headers: aKey() });
        if (reply.status !== 200) return expectToldAtFields(reply);
        accepted += 1;
        const { bought, withheld, toPay } = reply.ok;
        expect(await floor.newest()).toMatchObject({
          state: "generated",
          problems: null,
          total_cents: bought,
          to_pay_cents: toPay,
          withheld_cents: withheld,
        });
        expect(bought - withheld).toBe(toPay);
      }),
      { numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(10);
  },
);
