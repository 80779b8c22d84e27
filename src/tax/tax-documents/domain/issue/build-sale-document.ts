import { centsOfDecimal, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { amountLine } from "../arithmetic/line-amounts.ts";
import { type SaleSummary, saleSummary } from "../arithmetic/sale-summary.ts";
import { totalInWords } from "../paper/total-in-words.ts";
import { arrangeDocument } from "../shape/arrange-document.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import { conditionOf, lineSection, paymentsOf, tributeSection } from "./body-sections.ts";
import { appendixOf, identificationOf, notesOf } from "./identification.ts";
import { issuerSection, partySection } from "./party-sections.ts";
import type { SaleDocumentInput } from "./tax-document-input.ts";

/**
 * Builds the factura (01, IVA inside the prices) or crédito fiscal (03, IVA on top) of a sale, in either
 * generation (guide §5–§15, §24). Sums follow from the lines alone; whether they match the payments is left
 * to the check.
 */
export function buildSaleDocument(input: SaleDocumentInput): DocumentRecord {
  const { type, identity, issuer, buyer } = input;
  const { generation } = identity;
  const lines = input.lines.map(amountLine);
  const summary = saleSummary(lines, input);
  const terms = { ...input, generation };
  const members: DocumentRecord = {
    identificacion: identificationOf(type, identity),
    documentoRelacionado: null,
    emisor: issuerSection(issuer, { type, generation }),
    receptor: partySection(buyer, { type, generation }),
    otrosDocumentos: null,
    ventaTercero: null,
    cuerpoDocumento: lines.map((line, index) => lineSection(line, index + 1, terms)),
    resumen: summarySection(input, summary),
    extension: extensionOf(input.notes),
    apendice: appendixOf(input.appendix),
  };
  return arrangeDocument(members, { kind: type, generation });
}

/** `resumen`, with the names of both generations (guide §6, §7, §24). */
function summarySection(input: SaleDocumentInput, summary: SaleSummary): DocumentRecord {
  const { discounts, payments } = input;
  return {
    totalNoSuj: summary.notSubject,
    totalExenta: summary.exempt,
    totalGravada: summary.taxed,
    subTotalVentas: summary.sales,
    descuNoSuj: discounts.notSubject,
    descuExenta: discounts.exempt,
    descuGravada: discounts.taxed,
    porcentajeDescuento: discounts.percentage,
    totalDescu: summary.discounted,
    tributos: tributeSection(summary.tributes),
    subTotal: summary.subtotal,
    ivaPerci: summary.perceived,
    ivaPerci1: summary.perceived,
    ivaRete: summary.withheld,
    ivaRete1: summary.withheld,
    reteRenta: ZERO_DECIMAL,
    montoTotalOperacion: summary.total,
    totalNoGravado: summary.outside,
    totalPagar: summary.toPay,
    totalLetras: totalInWords(centsOfDecimal(summary.toPay)),
    totalIva: summary.vat,
    saldoFavor: ZERO_DECIMAL,
    condicionOperacion: conditionOf(payments, summary.toPay),
    pagos: paymentsOf(payments, summary.toPay),
    numPagoElectronico: null,
    observaciones: notesOf(input.notes),
  };
}

/** The older generation has its remarks in `extension`, which is null without any (guide §15, §24). */
export function extensionOf(notes: string | null): DocumentRecord | null {
  const remarks = notesOf(notes);
  if (remarks === null) return null;
  return {
    nombEntrega: null,
    docuEntrega: null,
    nombRecibe: null,
    docuRecibe: null,
    observaciones: remarks,
    placaVehiculo: null,
  };
}
