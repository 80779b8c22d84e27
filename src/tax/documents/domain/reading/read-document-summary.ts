import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { isRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { addsToTotal, VAT_TRIBUTE } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import {
  type DocumentSummary,
  type PurchaseDocumentType,
  type SummaryFigure,
  summaryFigures,
} from "./purchase-document.ts";
import { centsField, type FieldPlace, refuseField } from "./read-field.ts";

/** Names of each figure in `resumen`, in both generations and all types; no document has two names of one row. */
const fieldsOf = {
  notSubject: ["totalNoSuj", "totalCompra"],
  exempt: ["totalExenta"],
  taxed: ["totalGravada"],
  sales: ["subTotalVentas"],
  discountNotSubject: ["descuNoSuj", "descu"],
  discountExempt: ["descuExenta"],
  discountTaxed: ["descuGravada", "descuento"],
  subtotal: ["subTotal"],
  vat: ["totalIva"],
  withheldVat: ["ivaRete", "ivaRete1"],
  perceivedVat: ["ivaPerci", "ivaPerci1"],
  withheldIncome: ["reteRenta"],
  insurance: ["seguro"],
  freight: ["flete"],
  total: ["montoTotalOperacion"],
  outsideTax: ["totalNoGravado"],
  toPay: ["totalPagar"],
} as const satisfies Record<SummaryFigure, readonly string[]>;

/** A returned container is worth more than what was bought (GUIDE §12). */
const mayBeNegative: ReadonlySet<SummaryFigure> = new Set(["outsideTax", "toPay"]);

/** Reads the figures of `resumen`. A document without a total is refused: nothing could be booked from it. */
export function readDocumentSummary(place: FieldPlace, type: PurchaseDocumentType): DocumentSummary {
  const figures: Partial<Record<SummaryFigure, Cents>> = {};
  for (const figure of summaryFigures)
    for (const field of fieldsOf[figure]) {
      const amount = centsField(place, field, mayBeNegative.has(figure));
      if (amount !== null) figures[figure] = amount;
    }
  const tributes = tributesOf(place);
  // Notes of the second generation name IVA twice; the tribute is the one added to their total.
  if (type !== "01")
    figures.vat = sumCents(tributes.filter(({ code }) => code === VAT_TRIBUTE).map(amountOf));
  // A 14 has no tax, and so no total beside the sum of the purchase.
  if (type === "14" && figures.subtotal !== undefined) figures.total = figures.subtotal;
  const { total = ZERO_CENTS, vat = ZERO_CENTS, toPay = toPayOf(figures, total) } = figures;
  if (figures.total === undefined)
    refuseMissingTotal(place, fieldsOf[type === "14" ? "subtotal" : "total"][0]);
  const otherTributes = sumCents(
    tributes.filter((tribute) => tribute.code !== VAT_TRIBUTE && addsToTotal(tribute)).map(amountOf),
  );
  return { net: cents(total - vat - otherTributes), vat, otherTributes, total, toPay, figures };
}

/** Returns the amount to pay of a document that has no member for it, a note of the older generation: what is withheld is apart (guide §16). */
function toPayOf(figures: Partial<Record<SummaryFigure, Cents>>, total: Cents): Cents {
  const { perceivedVat = 0, withheldVat = 0, withheldIncome = 0 } = figures;
  return cents(total + perceivedVat - withheldVat - withheldIncome);
}

/** Refuses a missing total; a wrong one was refused when it was read. */
function refuseMissingTotal(place: FieldPlace, field: string): void {
  if (own(place.record, field) === null) refuseField(place, field, "required");
}

interface Tribute {
  readonly code: string;
  readonly amount: Cents;
}

const amountOf = ({ amount }: Tribute) => amount;

function tributesOf({ record, path, problems }: FieldPlace): Tribute[] {
  return ownList(record, "tributos")
    .filter(isRecord)
    .map((tribute, index) => {
      const place = { record: tribute, line: null, path: `${path}tributos.${index + 1}.`, problems };
      return { code: String(own(tribute, "codigo")), amount: centsField(place, "valor") ?? ZERO_CENTS };
    });
}
