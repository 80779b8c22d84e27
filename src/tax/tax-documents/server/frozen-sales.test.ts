import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { type LineFigures, saleLines } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { decidePart, remainingLines } from "#money/bills/domain/split-sale.ts";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { type ReceptorInput, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { type FrozenSale, storedSale } from "#tax/documents/server/public.ts";
import { generations } from "../domain/shape/generation.ts";
import type { Issuing } from "./issuing.ts";
import { inputOfSale } from "./paid-sale.ts";
import { prepareDocument } from "./prepare-document.ts";

const { seed, times } = inject("chance");

const direccion = { departamento: "06", municipio: "23", distrito: "14", complemento: "Calle 1" };
const issuing: Issuing = {
  environment: "00",
  issuer: {
    nit: "06142303181016",
    nrc: "2768431",
    name: "El Comal, S.A. de C.V.",
    tradeName: null,
    activity: { code: "56101", title: "Restaurantes" },
    address: {
      department: "06",
      municipality: "23",
      district: "14",
      districtName: null,
      complement: "Calle La Mascota 533",
    },
    phone: "22577001",
    email: "facturas@comal.example.com",
    establishmentKind: "02",
    establishment: { code: "M001", officialCode: null },
    pointOfSale: { code: "P001", officialCode: null },
  },
  establishmentCode: "M001",
  pointOfSaleCode: "P001",
  numberScope: "point_of_sale",
  rules: [],
};

const company: ReceptorInput = {
  nombre: "Consultores del Valle",
  nombreComercial: "El Valle",
  tipoDocumento: "36",
  numDocumento: "0614-051199-102-8",
  nrc: "145678-9",
  codActividad: "70200",
  descActividad: "Consultoría en gestión",
  correo: "compras@valle.example.com",
  telefono: "22431100",
  direccion,
};
const consumers: readonly (ReceptorInput | null)[] = [
  null,
  company,
  { nombre: "Clientes varios" },
  { nombre: "Ana", tipoDocumento: "13", numDocumento: "045891234", direccion },
  {
    nombre: "Ana",
    tipoDocumento: "13",
    numDocumento: "04589123-4",
    direccion: { ...direccion, distrito: null },
  },
  { nombre: "Jane Doe", tipoDocumento: "03", numDocumento: "X-445566" },
  { nombre: "Jan Doe", tipoDocumento: "37", numDocumento: "ID 99", telefono: "22334455" },
  { nombre: "José", tipoDocumento: "02", numDocumento: "12345", nombreComercial: "Pepe" },
];

const included: PriceTax = { type: "inclusive", rate: basisPoints(1_300) };
const onTop: PriceTax = { type: "exclusive", rate: basisPoints(1_300) };

const dish = fc.record({
  title: fc.constantFrom("Pupusa revuelta", "Habitación", "Ñ".repeat(1_200)),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })).map(cents),
  tax: fc.constantFrom(included, included, onTop, NO_TAX),
  taxFacts: fc.constantFrom(
    undefined,
    { kind: 1 as const, unit: 59, code: null, tributes: [] },
    { kind: 2 as const, unit: 59, code: "HAB-1", tributes: ["59"] },
    // As sales were frozen before tributes were kept.
    { kind: 3 as const, unit: 99, code: "P".repeat(25) },
  ),
  combo: fc.constantFrom(null, null, "Almuerzo"),
});

const sales = fc.record({
  invoiceType: fc.constantFrom("CONSUMIDOR_FINAL" as const, "CREDITO_FISCAL" as const),
  dishes: fc.array(dish, { maxLength: 6 }),
  // Something is sold, so that a tip has something to stand beside.
  first: dish.map((one) => ({ ...one, unitPrice: cents(one.unitPrice + 50) })),
  service: fc.record({ rate: fc.constantFrom(0, 1_000, 1_250).map(basisPoints), isTaxed: fc.boolean() }),
  discountShare: fc.constantFrom(0, 0, 10, 37, 80),
  tip: fc.constantFrom(0, 1, 245).map(cents),
  receptor: fc.constantFrom(...consumers),
  parts: fc.integer({ min: 1, max: 4 }),
  tenders: fc.integer({ min: 1, max: 3 }),
  isOnAccount: fc.boolean(),
});
type Sale = typeof sales extends fc.Arbitrary<infer One> ? One : never;

const THRESHOLD = cents(109_500);

/** The parts of a sale as their payments freeze them. */
function frozen(sale: Sale): FrozenSale[] {
  const dishes = [sale.first, ...sale.dishes];
  const listed = sumCents(dishes.map(({ unitPrice, quantity }) => cents(unitPrice * quantity)));
  const discount = cents(Math.floor((listed * sale.discountShare) / 100));
  const totals = saleTotals(dishes, { service: sale.service, discount });
  const figures = saleLines(dishes, totals);
  type Taken = Extract<ReturnType<typeof decidePart>, { ok: true }>["lines"];
  const taken: Taken[] = [];
  for (let left = sale.parts; left > 0; left -= 1) {
    const part = decidePart(remainingLines(figures, taken), { kind: "share", parts: left });
    if (part.ok) taken.push(part.lines);
  }
  return taken.map((part) => {
    const lines = part.flatMap(({ figures: of, portion }, index) => {
      const one = dishes[index];
      if (!one || portion.numerator === 0) return [];
      const isWhole = portion.numerator === portion.denominator;
      return [
        {
          ...of,
          orderLineId: toId<"OrderLine">(index + 1),
          title: one.title,
          quantity: isWhole ? one.quantity : 1,
          unitPrice: isWhole ? one.unitPrice : of.listed,
          portion,
          taxOfPrice: one.tax,
          combo: one.combo === null ? null : { uuid: one.combo, title: one.combo },
          ...(one.taxFacts && { taxFacts: one.taxFacts }),
        },
      ];
    });
    return frozenPart(sale, lines);
  });
}

function frozenPart(sale: Sale, lines: readonly LineFigures[]): FrozenSale {
  const sum = (key: "listed" | "discount" | "net" | "tax" | "service" | "amount") =>
    sumCents(lines.map((line) => line[key]));
  const total = sum("amount");
  const shares = prorate(
    total,
    Array.from({ length: sale.tenders }, (_, index) => index + 1),
  );
  const isCredit = sale.invoiceType === "CREDITO_FISCAL";
  const isNamed = isCredit || total + sale.tip >= THRESHOLD;
  // A tip is never owed.
  const owes = sale.isOnAccount && (sale.tip === 0 || sale.tenders > 1);
  return storedSale({
    invoiceId: toId<"Invoice">(1),
    invoiceNo: 7,
    invoiceType: sale.invoiceType,
    businessDate: "2026-08-20",
    paidAt: new Date("2026-08-20T18:31:07Z"),
    orderIds: [],
    issuer: null,
    receptor: tidyReceptor(isNamed ? company : sale.receptor, sale.invoiceType),
    lines,
    taxes: [],
    service: sale.service,
    discountCode: null,
    totals: {
      listed: sum("listed"),
      discount: sum("discount"),
      net: sum("net"),
      tax: sum("tax"),
      serviceCharge: sum("service"),
      tip: sale.tip,
      total,
    },
    payments: shares.map((amount, index) => {
      const isOwed = owes && index === 0;
      return {
        paymentTypeId: toId<"PaymentType">(1),
        title: "Pago",
        settles: isOwed ? ("on_account" as const) : ("now" as const),
        amount,
        tip: index === shares.length - 1 ? sale.tip : cents(0),
        reference: index === 1 ? "004213" : null,
        tenderCode: isOwed ? "13" : "01",
      };
    }),
  });
}

test("any sale as it is frozen is a right document of what was charged", () => {
  fc.assert(
    fc.property(sales, fc.constantFrom(...generations), (sale, generation) => {
      for (const one of frozen(sale)) {
        const type = one.invoiceType === "CREDITO_FISCAL" ? ("03" as const) : ("01" as const);
        const identity = {
          generation,
          environment: "00" as const,
          controlNumber: `DTE-${type}-M001P001-000000000000001`,
          generationCode: "07F62126-D2B4-4F14-910F-E1576E323881",
          issuedOn: calendarDate("2026-08-20"),
          issuedAt: "12:31:07",
          contingency: null,
        };
        // What is kept of a sale has been JSON since.
        const kept = JSON.parse(JSON.stringify(one)) as FrozenSale;
        const made = prepareDocument({ ...inputOfSale(kept, issuing), identity }, THRESHOLD);
        expect(made.problems).toEqual([]);
        expect(made.summary.toPay).toBe(one.totals.total + one.totals.tip);
      }
    }),
    { seed, numRuns: 200 * times },
  );
});
