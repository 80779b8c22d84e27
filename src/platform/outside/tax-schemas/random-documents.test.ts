import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { splitDiscount } from "#app/server/testing/ministry/split-discount.ts";
import { amountLine, columnTotal } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import { incomeTaxOnServices } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { checkTaxDocument } from "#tax/tax-documents/domain/check/check-tax-document.ts";
import { buildContingency } from "#tax/tax-documents/domain/issue/build-contingency.ts";
import { buildExcludedPurchase } from "#tax/tax-documents/domain/issue/build-excluded-purchase.ts";
import { buildInvalidation } from "#tax/tax-documents/domain/issue/build-invalidation.ts";
import { buildNote } from "#tax/tax-documents/domain/issue/build-note.ts";
import { buildSaleDocument } from "#tax/tax-documents/domain/issue/build-sale-document.ts";
import type { Issuer, Party } from "#tax/tax-documents/domain/issue/parties.ts";
import {
  type ContingencyCause,
  contingencyKinds,
  type DocumentLine,
  type DocumentPayment,
  type SaleDocumentInput,
} from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { type DocumentRecord, printDocument } from "#tax/tax-documents/domain/shape/document-value.ts";
import {
  type Generation,
  generations,
  type IssuedType,
  type TaxDocumentKind,
} from "#tax/tax-documents/domain/shape/generation.ts";
import { basisPoints, cents } from "../../domain/money/cents.ts";
import {
  type Decimal,
  decimal,
  decimalOfCents,
  readDecimal,
  ZERO_DECIMAL,
} from "../../domain/money/decimal.ts";
import { prorate } from "../../domain/money/prorate.ts";
import { calendarDate } from "../../domain/periods/calendar-date.ts";
import { checkSchema } from "./check-schema.ts";

const { seed, times } = inject("chance");
const runs = { seed, numRuns: 300 * times };
const CODE = "07F62126-D2B4-4F14-910F-E1576E323881";
const OTHER_CODE = "FF54E9DB-79C3-42CE-B432-EC552C97EFB9";
const SEAL = "20269FAB402F1E914D52E1E0C72340E6EC0EQYJC";

const address = {
  department: "01",
  municipality: "14",
  district: "01",
  districtName: "Ahuachapán",
  complement: "Calle 1",
};
const issuer: Issuer = {
  nit: "06142303181016",
  nrc: "2768431",
  name: "El Comal, S.A. de C.V.",
  tradeName: "El Comal",
  activity: { code: "56101", title: "Restaurantes" },
  address,
  phone: "2257-7001",
  email: "facturas@comal.example.com",
  establishmentKind: "01",
  establishment: { code: "M001", officialCode: "M001" },
  pointOfSale: { code: "P001", officialCode: "P001" },
};
const buyer: Party = {
  identity: { kind: "36", number: "0458-91234" },
  nrc: "145678-9",
  name: "Consultores",
  tradeName: null,
  activity: { code: "70200", title: "Consultoría en gestión" },
  address,
  phone: "2243-1100",
  email: "compras@valle.example.com",
};
const registered: Party = { ...buyer, nrc: "1456789" };
const person = { name: "Gerente de turno", identity: { kind: "13", number: "04589123-4" } };

const eighths = (max: number) => fc.bigInt({ min: 1n, max: BigInt(max) * 100_000_000n }).map(decimal);
const saleLine = fc
  .record({
    kind: fc.constantFrom(1, 2, 3),
    sale: fc.constantFrom("taxed", "taxed", "exempt", "notSubject"),
    code: fc.constantFrom(null, "A-1"),
    title: fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
    quantity: eighths(40),
    unit: fc.constantFrom(59, 36, 99),
    unitPrice: eighths(80),
    discounted: fc.constantFrom(0n, 0n, 3n, 9n),
    hasOtherTribute: fc.boolean(),
  })
  .map(({ discounted, hasOtherTribute, ...line }): DocumentLine => {
    const bare = {
      ...line,
      discount: ZERO_DECIMAL,
      outside: ZERO_DECIMAL,
      tributes: [],
      ownTribute: null,
      relatedTo: OTHER_CODE,
    };
    const whole = amountLine({
      ...bare,
      kind: line.kind as DocumentLine["kind"],
      sale: line.sale as DocumentLine["sale"],
    });
    const tributes = hasOtherTribute && line.sale === "taxed" && whole.amount > 0n ? ["D1"] : [];
    const { amount, ...rest } = whole;
    return { ...rest, discount: decimal((amount * discounted) / 10n), tributes };
  });
const tributeLine = fc.constantFrom("57", "A8", "90", "A6").chain((ownTribute) =>
  eighths(9).map(
    (unitPrice): DocumentLine => ({
      ...outsideLine(ZERO_DECIMAL),
      kind: 4,
      sale: "taxed",
      title: "Otro tributo",
      unitPrice,
      ownTribute,
    }),
  ),
);
const anyLines = fc
  .tuple(
    fc.array(saleLine, { minLength: 1, maxLength: 8 }),
    fc.option(tributeLine),
    fc.option(fc.integer({ min: -500, max: 500 })),
  )
  .filter(([lines]) => lines.some((line) => amountLine(line).amount >= 10_000_000n))
  .map(([lines, tribute, outside]) => ({
    lines: [...lines, ...(tribute === null ? [] : [tribute])],
    outside:
      outside === null || outside === 0 ? [] : [outsideLine(decimalOfCents(cents(Math.max(outside, -5))))],
  }));

function outsideLine(outside: Decimal): DocumentLine {
  return {
    kind: 2,
    sale: "outside",
    code: null,
    title: "Propina",
    quantity: decimal(100_000_000n),
    unit: 99,
    unitPrice: ZERO_DECIMAL,
    discount: ZERO_DECIMAL,
    outside,
    tributes: [],
    ownTribute: null,
    relatedTo: OTHER_CODE,
  };
}

const causes = fc
  .option(fc.constantFrom(...contingencyKinds))
  .map((kind): ContingencyCause | null =>
    kind === null
      ? null
      : { kind, reason: kind === 5 ? "Inundación ".repeat(40) : kind === 4 ? "luz" : null },
  );

const identityOf = (type: IssuedType, generation: Generation, contingency: ContingencyCause | null) => ({
  generation,
  environment: "01" as const,
  controlNumber: `DTE-${type}-M001P001-000000000000001`,
  generationCode: CODE,
  issuedOn: calendarDate("2026-08-20"),
  issuedAt: "00:05:09",
  contingency,
});

function expectRight(document: DocumentRecord, kind: TaxDocumentKind, generation: Generation) {
  const json: unknown = JSON.parse(printDocument(document));
  expect(checkTaxDocument(document)).toEqual([]);
  expect(checkSchema(json, { kind, generation })).toEqual([]);
}

const tributesOf = (lines: readonly DocumentLine[]) =>
  lines.some(({ tributes }) => tributes.includes("D1"))
    ? [{ code: "D1", title: "FOVIAL", amount: decimalOfCents(cents(87)) }]
    : [];

/** Pays what a document says is to be paid, some of it on credit. */
function paymentsOf(document: DocumentRecord, tenders: number): DocumentPayment[] {
  const { totalPagar } = JSON.parse(printDocument(document)).resumen as { totalPagar: number };
  const due = cents(Number((readDecimal(totalPagar) ?? 0n) / 1_000_000n));
  return prorate(
    due,
    Array.from({ length: tenders }, () => 1),
  ).map((amount, index) => ({
    code: index === 0 ? "05" : "01",
    amount: decimalOfCents(amount),
    reference: index === 0 ? "123" : null,
    term: index === 1 ? { unit: "02", count: 6 } : null,
  }));
}

test("documents of any prices and causes are right in both generations", () => {
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom("01", "03"),
        generation: fc.constantFrom(...generations),
        sold: anyLines,
        discountShare: fc.constantFrom(0, 0, 7, 33),
        isVatWithheld: fc.boolean(),
        isVatPerceived: fc.boolean(),
        cause: causes,
        tenders: fc.integer({ min: 1, max: 3 }),
        notes: fc.constantFrom(null, "  ", "Mesa 4"),
      }),
      ({ type, generation, sold, discountShare, cause, tenders, ...rest }) => {
        const lines = [...sold.lines, ...sold.outside];
        const amounts = lines.map(amountLine);
        const inCents = (sale: DocumentLine["sale"]) =>
          cents(Number(columnTotal(amounts, sale) / 1_000_000n));
        const bySale = {
          taxed: inCents("taxed"),
          exempt: inCents("exempt"),
          notSubject: inCents("notSubject"),
        };
        const all = bySale.taxed + bySale.exempt + bySale.notSubject;
        const split = splitDiscount(cents(Math.floor((all * discountShare) / 100)), bySale);
        const input: SaleDocumentInput = {
          ...rest,
          type: type === "01" ? "01" : "03",
          identity: identityOf(type === "01" ? "01" : "03", generation, cause),
          issuer,
          buyer: registered,
          lines,
          discounts: {
            taxed: decimalOfCents(split.taxed),
            exempt: decimalOfCents(split.exempt),
            notSubject: decimalOfCents(split.notSubject),
            percentage: decimalOfCents(cents(discountShare * 100)),
          },
          tributes: tributesOf(lines),
          payments: [],
          appendix: [{ field: "mesa", label: "Mesa", value: "4" }],
        };
        const payments = paymentsOf(buildSaleDocument(input), tenders);
        expectRight(buildSaleDocument({ ...input, payments }), input.type, generation);
      },
    ),
    runs,
  );
});

test("notes of any lines are right in both generations", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("05", "06"),
      fc.constantFrom(...generations),
      anyLines,
      fc.boolean(),
      fc.boolean(),
      causes,
      (type, generation, sold, isVatWithheld, isVatPerceived, cause) => {
        const kind = type === "05" ? "05" : "06";
        const lines = generation === "2026-07" ? [...sold.lines, ...sold.outside] : sold.lines;
        const document = buildNote({
          type: kind,
          identity: identityOf(kind, generation, cause),
          issuer,
          buyer: registered,
          related: [
            { kind: "03", isElectronic: true, number: OTHER_CODE, issuedOn: calendarDate("2026-08-19") },
          ],
          lines,
          tributes: tributesOf(lines),
          isVatWithheld,
          isVatPerceived,
          isOnCredit: false,
          notes: null,
          appendix: [],
        });
        expectRight(document, kind, generation);
      },
    ),
    runs,
  );
});

test("purchases of who has no NRC are right in both generations", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...generations),
      fc.array(saleLine, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 1000),
      fc.integer({ min: 1, max: 2 }),
      (generation, sold, rate, tenders) => {
        const lines = sold.map((line) => ({ ...line, sale: "notSubject" as const, tributes: [] }));
        const input = {
          identity: identityOf("14", generation, null),
          issuer,
          seller: { ...buyer, identity: { kind: "13", number: "04589123-4" }, activity: null },
          lines,
          discount: ZERO_DECIMAL,
          withheldIncome: incomeTaxOnServices(lines, basisPoints(rate)),
          payments: [],
          notes: null,
          appendix: [],
        };
        const payments = paymentsOf(buildExcludedPurchase(input), tenders);
        expectRight(buildExcludedPurchase({ ...input, payments }), "14", generation);
      },
    ),
    runs,
  );
});

test("invalidations of every kind and type are right in both generations", () => {
  for (const generation of generations)
    for (const type of ["01", "03", "05", "06", "14"] as const)
      for (const kind of [1, 2, 3] as const) {
        // The older schema wants a replacement of a credit note as well, which the manual forbids (guide §22).
        if (type === "05" && kind !== 2 && generation === "2022-12") continue;
        for (const name of ["Consultores", "Ana", "N".repeat(250), null]) {
          const isNamed = name !== null;
          const document = buildInvalidation({
            generation,
            environment: "01",
            generationCode: CODE,
            reportedOn: calendarDate("2026-08-20"),
            reportedAt: "10:00:00",
            issuer,
            document: {
              type,
              generationCode: "3F956E33-BB36-4449-9626-E2AFAF403B67",
              seal: SEAL,
              controlNumber: `DTE-${type}-M001P001-000000000000007`,
              issuedOn: calendarDate("2026-08-20"),
              vat: decimalOfCents(cents(81)),
              buyer: {
                documentKind: isNamed ? "36" : null,
                documentNumber: isNamed ? "06140511991028" : null,
                name,
                phone: isNamed ? (name === "Ana" ? "ext 12345" : "2243-1100") : null,
                email: isNamed ? "compras@valle.example.com" : null,
              },
            },
            kind,
            reason: isNamed ? "Error en el nombre del receptor" : "a".repeat(250),
            replacement: kind === 2 ? null : OTHER_CODE,
            responsible: person,
            applicant: { ...person, name: name?.slice(0, 100) ?? person.name },
          });
          expectRight(document, "invalidation", generation);
        }
      }
});

test("contingencies of every cause are right in both generations", () => {
  const codeOf = (index: number) =>
    `07F62126-D2B4-4F14-910F-${index.toString(16).toUpperCase().padStart(12, "0")}`;
  for (const generation of generations)
    for (const kind of contingencyKinds) {
      const event = (count: number) =>
        buildContingency({
          generation,
          environment: "01",
          generationCode: CODE,
          reported: { day: calendarDate("2026-08-22"), time: "08:10:00" },
          issuer,
          responsible: person,
          cause: { kind, reason: kind === 5 ? "Inundación" : null },
          began: { day: calendarDate("2026-08-21"), time: "18:40:00" },
          ended: { day: calendarDate("2026-08-21"), time: "21:30:00" },
          documents: Array.from({ length: count }, (_, index) => ({
            type: "01",
            generationCode: codeOf(index),
          })),
        });
      expectRight(event(kind === 1 ? 1000 : 2), "contingency", generation);
      expect(() => event(0)).toThrow(RangeError);
      expect(() => event(1001)).toThrow(RangeError);
    }
});
