import { describe, expect, test } from "vitest";
import { saleLines } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { decimalText } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { checkTaxDocument, OWN_DOCUMENTS } from "../check/check-tax-document.ts";
import { buildSaleDocument } from "../issue/build-sale-document.ts";
import type { Issuer, Party } from "../issue/parties.ts";
import type { SaleDocumentInput } from "../issue/tax-document-input.ts";
import { printDocument } from "../shape/document-value.ts";
import { documentOfSale, type PaidSale } from "./document-of-sale.ts";
import type { ItemTaxFacts, SaleLine } from "./sale-line.ts";

const inside: PriceTax = { type: "inclusive", rate: basisPoints(1300) };
const onTop: PriceTax = { type: "exclusive", rate: basisPoints(1300) };
const address = {
  department: "06",
  municipality: "23",
  district: "14",
  districtName: null,
  complement: "Calle 1",
};
const buyer: Party = {
  identity: { kind: "36", number: "06140511991028" },
  nrc: "1456789",
  name: "Consultores del Valle",
  tradeName: null,
  activity: { code: "70200", title: "Consultoría" },
  address,
  phone: null,
  email: "compras@valle.example.com",
};
const issuer: Issuer = {
  nit: "06142303181016",
  nrc: "2768431",
  name: "El Comal",
  tradeName: null,
  activity: { code: "56101", title: "Restaurantes" },
  address,
  phone: "22577001",
  email: "facturas@comal.example.com",
  establishmentKind: "02",
  establishment: { code: "S001", officialCode: null },
  pointOfSale: { code: "P001", officialCode: null },
};

interface Terms {
  readonly service?: number;
  readonly isServiceTaxed?: boolean;
  readonly discount?: number;
  readonly tip?: number;
  readonly payments?: PaidSale["payments"];
}

type Ordered = readonly [
  title: string,
  quantity: number,
  price: number,
  tax: PriceTax,
  more?: Partial<ItemTaxFacts & Pick<SaleLine, "combo">>,
];

function sold(
  ordered: readonly Ordered[],
  { service = 0, isServiceTaxed = true, discount = 0 }: Terms = {},
): SaleLine[] {
  const priced = ordered.map(([title, quantity, price, tax, more]) => ({
    title,
    quantity,
    tax,
    unitPrice: cents(price),
    more,
  }));
  const totals = saleTotals(priced, {
    service: { rate: basisPoints(service), isTaxed: isServiceTaxed },
    discount: cents(discount),
  });
  const figures = saleLines(priced, totals);
  return priced.flatMap(({ tax: taxOfPrice, more: { combo = null, ...facts } = {}, ...line }, index) => {
    const of = figures[index];
    const taxFacts = { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [], ...facts } as const;
    const portion = { numerator: 1, denominator: 1 };
    return of ? [{ ...line, ...of, taxOfPrice, taxFacts, portion, combo, orderLineId: null }] : [];
  });
}

function paid(type: "01" | "03", ordered: readonly Ordered[], terms: Terms = {}): PaidSale {
  const lines = sold(ordered, terms);
  const tip = cents(terms.tip ?? 0);
  const amount = sumCents([...lines.map(({ amount }) => amount), tip]);
  return {
    type,
    identity: {
      generation: "2026-07",
      environment: "00",
      controlNumber: `DTE-${type}-S001P001-000000000000001`,
      generationCode: "07F62126-D2B4-4F14-910F-E1576E323881",
      issuedOn: calendarDate("2026-08-20"),
      issuedAt: "12:31:07",
      contingency: null,
    },
    issuer,
    buyer: type === "03" ? buyer : null,
    lines,
    isServiceTaxed: terms.isServiceTaxed ?? true,
    tip,
    isVatWithheld: false,
    payments: terms.payments ?? [{ code: "01", amount, reference: null, term: null }],
    notes: null,
    appendix: [],
  };
}

/** Titles, prices, discounts and columns of a document's lines. */
const linesOf = ({ lines }: SaleDocumentInput) =>
  lines.map(({ title, quantity, unitPrice, discount, sale, outside }) =>
    [title, ...[quantity, unitPrice, discount].map(decimalText), sale, decimalText(outside)].join(" "),
  );

const summaryOf = (input: SaleDocumentInput) => JSON.parse(printDocument(buildSaleDocument(input))).resumen;

test("a factura has the prices of the menu, with the IVA of those without it", () => {
  const input = documentOfSale(
    paid("01", [
      ["Pupusa", 6, 75, inside],
      ["Sopa", 1, 1000, onTop],
      ["Agua", 2, 50, NO_TAX],
    ]),
  );
  expect(linesOf(input)).toEqual([
    "Pupusa 6 0.75 0 taxed 0",
    "Sopa 1 11.3 0 taxed 0",
    "Agua 2 0.5 0 exempt 0",
  ]);
  expect(summaryOf(input)).toMatchObject({
    totalGravada: 15.8,
    totalExenta: 1,
    totalIva: 1.82,
    totalPagar: 16.8,
  });
});

test("a crédito fiscal has them without IVA: 3.50 is 3.09734513", () => {
  const input = documentOfSale(
    paid("03", [
      ["Torta", 3, 350, inside],
      ["Sopa", 1, 1000, onTop],
    ]),
  );
  expect(linesOf(input)).toEqual(["Torta 3 3.09734513 0 taxed 0", "Sopa 1 10 0 taxed 0"]);
  expect(summaryOf(input)).toMatchObject({ totalGravada: 19.29, subTotal: 19.29, totalPagar: 21.8 });
});

test("what the house does not tax is said to be so by the product", () => {
  const input = documentOfSale(paid("01", [["Libro", 1, 500, NO_TAX, { untaxedAs: "notSubject" }]]));
  expect(summaryOf(input)).toMatchObject({
    totalNoSuj: 5,
    totalExenta: 0,
    totalGravada: 0,
    totalIva: 0,
    tributos: null,
  });
});

test("a discount on the whole stands on each line at the prices of the menu", () => {
  const factura = documentOfSale(
    paid(
      "01",
      [
        ["Pizza", 1, 1000, inside],
        ["Sopa", 1, 1000, onTop],
      ],
      { discount: 200 },
    ),
  );
  expect(linesOf(factura)).toEqual(["Pizza 1 10 1 taxed 0", "Sopa 1 11.3 1.13 taxed 0"]);
  expect(summaryOf(factura)).toMatchObject({ totalDescu: 2.13, totalPagar: 19.17 });
});

test("a courtesy stays on the document, at no price", () => {
  const input = documentOfSale(
    paid("01", [
      ["Pizza", 1, 1000, inside],
      ["Postre", 1, 0, inside],
    ]),
  );
  expect(linesOf(input)[1]).toBe("Postre 1 0 0 taxed 0");
  expect(checkTaxDocument(buildSaleDocument(input))).toEqual([]);
});

test("what is given away whole comes to nothing, however its pieces are rounded", () => {
  for (const quantity of [3, 7, 11, 34])
    for (const [type, tax, tributes] of [
      ["01", onTop, []],
      ["01", inside, ["59"]],
      ["03", inside, []],
    ] as const) {
      const sale = paid(type, [["Sopa", quantity, 46, tax, { tributes }]], { discount: 46 * quantity });
      expect(linesOf(documentOfSale(sale))[0]).toMatch(/taxed 0$/);
      expect(summaryOf(documentOfSale(sale))).toMatchObject({ totalGravada: 0, totalPagar: 0 });
      expect(checkTaxDocument(buildSaleDocument(documentOfSale(sale)))).toEqual([]);
    }
});

test("the tip of guests to whom everything was given stands on no document", () => {
  const input = documentOfSale(paid("01", [["Pizza", 1, 1000, inside]], { discount: 1000, tip: 200 }));
  expect(linesOf(input)).toEqual(["Pizza 1 10 10 taxed 0"]);
  expect(summaryOf(input)).toMatchObject({ totalPagar: 0, condicionOperacion: 1, pagos: null });
  expect(checkTaxDocument(buildSaleDocument(input))).toEqual([]);
});

describe("the service charge", () => {
  test("is a line of its own for each kind of sale when it is taxed", () => {
    const input = documentOfSale(
      paid(
        "01",
        [
          ["Pizza", 1, 1000, inside],
          ["Agua", 1, 100, NO_TAX],
        ],
        { service: 1000 },
      ),
    );
    expect(linesOf(input).slice(2)).toEqual([
      "Cargo por servicio 1 1 0 taxed 0",
      "Cargo por servicio 1 0.1 0 exempt 0",
    ]);
    expect(summaryOf(input)).toMatchObject({ totalGravada: 11, totalExenta: 1.1, totalPagar: 12.1 });
  });

  test("is beside the base when the house does not tax it, as is a tip", () => {
    const terms = { service: 1000, isServiceTaxed: false, tip: 150 };
    const input = documentOfSale(paid("01", [["Pizza", 1, 1000, inside]], terms));
    expect(linesOf(input).slice(1)).toEqual([
      "Cargo por servicio 1 0 0 outside 1",
      "Propina 1 0 0 outside 1.5",
    ]);
    expect(summaryOf(input)).toMatchObject({
      montoTotalOperacion: 10,
      totalNoGravado: 2.5,
      totalPagar: 12.5,
    });
  });
});

describe("the cent of a crédito fiscal", () => {
  test("goes into the last price when IVA can reach what was charged", () => {
    const input = documentOfSale(
      paid("03", [
        ["Café", 1, 33, inside],
        ["Pan", 1, 27, inside],
      ]),
    );
    expect(summaryOf(input)).toMatchObject({ totalNoGravado: 0, totalPagar: 0.6 });
  });

  test("is a line of its own when it cannot: what was charged stands", () => {
    const sale = paid("03", [["Café", 1, 104, inside]]);
    expect(summaryOf(documentOfSale(sale))).toMatchObject({ totalGravada: 0.92, totalPagar: 1.04 });
    const odd = [...Array(113).keys()].filter((index) => {
      const each = paid("03", [["Café", 1, 1000 + index, inside]]);
      const missing = linesOf(documentOfSale(each)).some((line) => line.startsWith("Ajuste por redondeo"));
      expect(summaryOf(documentOfSale(each)).totalPagar).toBe((1000 + index) / 100);
      return missing;
    });
    expect(odd).toHaveLength(13);
  });

  test("is no more than a cent where the tax of the menu has another rate than IVA", () => {
    const tenth: PriceTax = { type: "exclusive", rate: basisPoints(1000) };
    const input = documentOfSale(paid("03", [["Sopa", 1, 12_345, tenth]], { discount: 333 }));
    expect(linesOf(input)).toEqual(["Sopa 1 120.17079646 3.24159292 taxed 0"]);
    expect(summaryOf(input)).toMatchObject({ totalNoGravado: 0, totalPagar: 132.13 });
  });

  test("is never needed on a factura", () => {
    for (let price = 1; price < 300; price += 1) {
      const sale = paid("01", [
        ["Café", 3, price, inside],
        ["Té", 1, 7, onTop],
      ]);
      expect(linesOf(documentOfSale(sale)).filter((line) => line.startsWith("Ajuste"))).toEqual([]);
    }
  });
});

test("several tenders and credit say how the sale was paid", () => {
  const cash = { code: "01", amount: cents(600), reference: null, term: null };
  const owed = { code: "13", amount: cents(400), reference: null, term: { unit: "01", count: 30 } };
  const conditionOf = (payments: PaidSale["payments"]) =>
    summaryOf(documentOfSale(paid("01", [["Pizza", 1, 1000, inside]], { payments }))).condicionOperacion;
  expect(conditionOf([cash, { ...cash, amount: cents(400) }])).toBe(1);
  expect(conditionOf([{ ...owed, amount: cents(1000) }])).toBe(2);
  expect(conditionOf([cash, owed])).toBe(3);
});

test("1 % is withheld from 100.00 without IVA on, and lowers what is paid alone", () => {
  const withheld = (price: number) => {
    const sale = { ...paid("01", [["Banquete", 1, price, inside]]), isVatWithheld: true };
    const { ivaRete, montoTotalOperacion, totalPagar } = summaryOf(documentOfSale(sale));
    return [ivaRete, montoTotalOperacion, totalPagar];
  };
  expect(withheld(11_300)).toEqual([1, 113, 112]);
  expect(withheld(11_298)).toEqual([0, 112.98, 112.98]);
});

test("a lodging's 5 % is inside what was charged and apart on the document", () => {
  const input = documentOfSale(paid("03", [["Habitación", 1, 11_800, inside, { tributes: ["59"] }]]));
  expect(summaryOf(input)).toMatchObject({
    totalGravada: 100,
    tributos: [
      { codigo: "20", valor: 13 },
      { codigo: "59", valor: 5 },
    ],
    totalPagar: 118,
  });
});

test("a combo is one line with its parts in its title", () => {
  const combo = { uuid: "a", title: "Combo familiar" };
  const input = documentOfSale(
    paid("01", [
      ["Pizza", 2, 1000, inside, { combo }],
      ["Soda", 2, 150, inside, { combo }],
    ]),
  );
  expect(linesOf(input)).toEqual(["Combo familiar: Pizza, Soda 2 11.5 0 taxed 0"]);
});

test("a combo of a room with its breakfast is a line for each", () => {
  const combo = { uuid: "a", title: "Noche" };
  const input = documentOfSale(
    paid("01", [
      ["Habitación", 1, 5000, inside, { combo, tributes: ["59"] }],
      ["Desayuno", 1, 500, inside, { combo }],
    ]),
  );
  expect(input.lines.map(({ title, tributes }) => [title, tributes])).toEqual([
    ["Noche: Habitación", ["59"]],
    ["Noche: Desayuno", []],
  ]);
});

test("a buyer is to be named from the restaurant's threshold on", () => {
  const document = buildSaleDocument(documentOfSale(paid("01", [["Boda", 1, 109_500, inside]])));
  const said = (identificationFrom: number) =>
    checkTaxDocument(document, { ...OWN_DOCUMENTS, identificationFrom: cents(identificationFrom) }).map(
      ({ field, reason }) => `${field} ${reason}`,
    );
  expect(said(109_500)).toEqual([
    "receptor.tipoDocumento buyer_unnamed",
    "receptor.numDocumento buyer_unnamed",
    "receptor.nombre buyer_unnamed",
  ]);
  expect(said(109_501)).toEqual([]);
});
