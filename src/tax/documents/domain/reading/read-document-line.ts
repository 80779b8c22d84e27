import { EXACT_WHOLE, type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { divideHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { own } from "#platform/domain/text/json-record.ts";
import {
  type DocumentLineKind,
  documentLineAmount,
  type PurchaseDocumentLine,
  type PurchaseDocumentType,
} from "./purchase-document.ts";
import {
  AMOUNT_MAX,
  amountField,
  type FieldPlace,
  optionalText,
  quantityField,
  refuseField,
  requiredText,
  signedField,
} from "./read-field.ts";

/** Longest description (GUIDE §24) and code of a line (11 of the first generation). */
const TITLE_MAX = 1500;
const CODE_MAX = 200;

/** Longest number of a document, on paper or not. */
const DOCUMENT_NUMBER_MAX = 36;

/** CAT-014 has two digits. */
const UNIT_CODE_MAX = 99;

/** Kinds of lines in CAT-011. */
const SERVICE = 2;
const OTHER_TRIBUTES = 4;

/** A line of `cuerpoDocumento`, at its place from 1. */
export function readDocumentLine(
  place: FieldPlace,
  number: number,
  type: PurchaseDocumentType,
): PurchaseDocumentLine {
  const isExcluded = type === "14";
  const line: PurchaseDocumentLine = {
    number,
    kind: "goods",
    code: optionalText(place, "codigo", CODE_MAX),
    title: requiredText(place, "descripcion", TITLE_MAX),
    quantity: quantityField(place, "cantidad"),
    unitCode: unitCodeOf(place),
    unitPrice: signedField(place, "precioUni", true),
    discount: amountField(place, "montoDescu"),
    taxed: isExcluded ? exactDecimal(0) : amountField(place, "ventaGravada", true),
    exempt: isExcluded ? exactDecimal(0) : amountField(place, "ventaExenta"),
    notSubject: isExcluded ? amountField(place, "compra", true) : amountField(place, "ventaNoSuj"),
    outsideTax: signedField(place, "noGravado"),
    includedVat: type === "01" ? amountField(place, "ivaItem") : exactDecimal(0),
    relatedTo: optionalText(place, "numeroDocumento", DOCUMENT_NUMBER_MAX),
  };
  // Only an amount outside the tax may have a price below zero: a voucher, a returned container (GUIDE §12).
  if (line.unitPrice < 0 && line.outsideTax === 0) refuseField(place, "precioUni", "negative");
  if (quantityTimesPrice(line.quantity, line.unitPrice) === null)
    refuseField(place, "precioUni", "too_large");
  // No line has more than one of the columns filled in; three of them are no more than one either.
  if (documentLineAmount(line) > AMOUNT_MAX * EXACT_WHOLE)
    refuseField(place, isExcluded ? "compra" : "ventaGravada", "too_large");
  return { ...line, kind: kindOf(line, own(place.record, "tipoItem")) };
}

/** Quantity times price, half-up to eight decimals; null beyond what a number holds. */
export function quantityTimesPrice(quantity: ExactDecimal, price: ExactDecimal): ExactDecimal | null {
  const rounded = Number(divideHalfUp(BigInt(quantity) * BigInt(price), BigInt(EXACT_WHOLE)));
  return Number.isSafeInteger(rounded) ? exactDecimal(rounded) : null;
}

function kindOf(line: PurchaseDocumentLine, itemType: unknown): DocumentLineKind {
  if (itemType === OTHER_TRIBUTES || (documentLineAmount(line) === 0 && line.outsideTax !== 0))
    return "charge";
  return itemType === SERVICE ? "service" : "goods";
}

/** Reads a catalogue code, in quotes or not; anything else is null, and a warning. */
function unitCodeOf({ record }: FieldPlace): number | null {
  const code = Number(own(record, "uniMedida") ?? Number.NaN);
  return Number.isSafeInteger(code) && code > 0 && code <= UNIT_CODE_MAX ? code : null;
}
