import {
  centsOfDecimal,
  decimal,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { type AmountLine, amountLine, lineDiscounts } from "../arithmetic/line-amounts.ts";
import { totalInWords } from "../paper/total-in-words.ts";
import { arrangeDocument } from "../shape/arrange-document.ts";
import type { DocumentRecord } from "../shape/document-value.ts";
import { conditionOf, lineSection, paymentsOf } from "./body-sections.ts";
import { appendixOf, identificationOf, notesOf } from "./identification.ts";
import { issuerSection, partySection } from "./party-sections.ts";
import type { ExcludedPurchaseInput } from "./tax-document-input.ts";

/**
 * Builds the document of a purchase from somebody without NRC (14, sujeto excluido), issued by the
 * restaurant, in either generation. It has no IVA; withheld income tax lowers the amount to pay (guide §17).
 */
export function buildExcludedPurchase(input: ExcludedPurchaseInput): DocumentRecord {
  const { identity, issuer, seller } = input;
  const { generation } = identity;
  const party = partySection(seller, { type: "14", generation });
  const lines = input.lines.map(amountLine);
  const terms = { type: "14", generation, isVatWithheld: false, isVatPerceived: false } as const;
  const members: DocumentRecord = {
    identificacion: identificationOf("14", identity),
    emisor: issuerSection(issuer, { type: "14", generation }),
    sujetoExcluido: party,
    receptor: party,
    cuerpoDocumento: lines.map((line, index) => lineSection(line, index + 1, terms)),
    resumen: purchaseSummary(input, lines),
    apendice: appendixOf(input.appendix),
  };
  return arrangeDocument(members, { kind: "14", generation });
}

function purchaseSummary(input: ExcludedPurchaseInput, lines: readonly AmountLine[]): DocumentRecord {
  const { discount, payments, withheldIncome } = input;
  const bought = toCent(sumDecimals(lines.map(({ amount }) => amount)));
  const subtotal = decimal(bought - discount);
  const toPay = decimal(subtotal - withheldIncome);
  return {
    totalCompra: bought,
    descu: discount,
    totalDescu: decimal(lineDiscounts(lines) + discount),
    subTotal: subtotal,
    ivaRete1: ZERO_DECIMAL,
    reteRenta: withheldIncome,
    totalPagar: toPay,
    totalLetras: totalInWords(centsOfDecimal(toPay)),
    condicionOperacion: conditionOf(payments, toPay),
    pagos: paymentsOf(payments, toPay),
    observaciones: notesOf(input.notes),
  };
}
