import {
  centsOfDecimal,
  type Decimal,
  decimal,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { type AmountLine, amountLine, inColumn } from "../arithmetic/line-amounts.ts";
import { type SaleSummary, saleSummary } from "../arithmetic/sale-summary.ts";
import { onePercent, vatOnTop } from "../arithmetic/tributes.ts";
import { totalInWords } from "../paper/total-in-words.ts";
import { arrangeDocument } from "../shape/arrange-document.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import { lineSection, saleConditions, tributeSection } from "./body-sections.ts";
import { extensionOf } from "./build-sale-document.ts";
import { appendixOf, identificationOf, notesOf, relatedDocuments } from "./identification.ts";
import { issuerSection, partySection } from "./party-sections.ts";
import type { NoteInput } from "./tax-document-input.ts";

const NO_DISCOUNT = {
  taxed: ZERO_DECIMAL,
  exempt: ZERO_DECIMAL,
  notSubject: ZERO_DECIMAL,
  percentage: ZERO_DECIMAL,
};

/** CAT-006: 1 % of IVA withheld. */
const ONE_PERCENT_WITHHELD = "22";

/**
 * A credit note (05) or debit note (06) about sealed 03s, in either generation. Its lines have the discounts: no note has any for
 * the whole (guide §9, §16). The older generation has neither amounts beside the tax nor a total to pay.
 */
export function buildNote(input: NoteInput): DocumentRecord {
  const { type, identity, issuer, buyer } = input;
  const { generation } = identity;
  const lines = input.lines.map(amountLine);
  const figures = {
    ...input,
    type: "03",
    discounts: NO_DISCOUNT,
    isVatWithheld: false,
    isVatPerceived: false,
  } as const;
  const terms = { ...input, generation };
  const members: DocumentRecord = {
    identificacion: identificationOf(type, identity),
    documentoRelacionado: relatedDocuments(input.related),
    emisor: issuerSection(issuer, { type, generation }),
    receptor: partySection(buyer, { type, generation }),
    ventaTercero: null,
    cuerpoDocumento: lines.map((line, index) => lineSection(line, index + 1, terms)),
    resumen: noteSummary(input, lines, saleSummary(lines, figures)),
    extension: extensionOf(input.notes),
    apendice: appendixOf(input.appendix),
  };
  return arrangeDocument(members, { kind: type, generation });
}

/** Builds `resumen`: IVA, withheld and perceived amounts of the lines are added up and then rounded (guide §8, §16). */
function noteSummary(input: NoteInput, lines: readonly AmountLine[], summary: SaleSummary): DocumentRecord {
  const ofLines = (amountOf: (taxed: Decimal) => Decimal) =>
    toCent(sumDecimals(lines.map((line) => amountOf(inColumn(line, "taxed")))));
  const isNewer = input.identity.generation === "2026-07";
  // Lines of the older generation do not say it.
  const onePart = isNewer ? ofLines(onePercent) : toCent(onePercent(summary.taxed));
  const withheld = input.isVatWithheld ? onePart : ZERO_DECIMAL;
  const perceived = input.isVatPerceived ? onePart : ZERO_DECIMAL;
  const toPay = decimal(summary.total + perceived - withheld + summary.outside);
  return {
    totalNoSuj: summary.notSubject,
    totalExenta: summary.exempt,
    totalGravada: summary.taxed,
    subTotalVentas: summary.sales,
    descuNoSuj: ZERO_DECIMAL,
    descuExenta: ZERO_DECIMAL,
    descuGravada: ZERO_DECIMAL,
    totalDescu: summary.discounted,
    tributos: tributeSection(summary.tributes),
    subTotal: summary.subtotal,
    ivaPerci: perceived,
    ivaPerci1: perceived,
    totalIva: ofLines(vatOnTop),
    ivaRete: withheld,
    ivaRete1: withheld,
    reteRenta: ZERO_DECIMAL,
    montoTotalOperacion: summary.total,
    totalNoGravado: summary.outside,
    totalPagar: toPay,
    // The words are of what is handed over, which the older generation has no other member for (guide §15).
    totalLetras: totalInWords(centsOfDecimal(toPay)),
    condicionOperacion: input.isOnCredit ? saleConditions.credit : saleConditions.paid,
    numPagoElectronico: null,
    observaciones: notesOf(input.notes),
    codigoRetencionMH: withheld > 0n ? ONE_PERCENT_WITHHELD : null,
  };
}
