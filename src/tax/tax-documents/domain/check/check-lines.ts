import {
  type Decimal,
  decimal,
  decimalFromWhole,
  fractionOfDecimal,
  timesDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { addedTributes, informingTributes, lineTributes, VAT_TRIBUTE } from "../arithmetic/tributes.ts";
import type { IssuedType } from "../shape/generation.ts";
import { amountOf, type CheckPlace, codeOf, compare, note } from "./check-problem.ts";

/** Figures of a checked line that the check of the summary needs. */
export interface CheckedLine {
  readonly taxed: Decimal;
  readonly exempt: Decimal;
  /** Amount that is not subject; on a 14 the purchase. */
  readonly notSubject: Decimal;
  readonly outside: Decimal;
  readonly discount: Decimal;
  readonly vat: Decimal;
  readonly withheld: Decimal;
  readonly perceived: Decimal;
  readonly tributes: readonly string[];
}

/** CAT-011 and CAT-014: other tributes, and the unit of what has none (guide §5). */
const OTHER_TRIBUTE = 4;
const NO_UNIT = 99;

/** Quantity of an amount outside the tax (guide §12). */
const ONE_PIECE = decimalFromWhole(1);

/** IVA of exports: no factura and no crédito fiscal has it (guide §11). */
const EXPORT_TRIBUTE = "C3";

/** Checks `cuerpoDocumento` line by line, and returns the figures of each (guide §5, §10–§12, §16, §17). */
export function checkLines(document: CheckPlace, type: IssuedType): CheckedLine[] {
  const related = new Set(
    ownList(document.record, "documentoRelacionado")
      .filter(isRecord)
      .map((each) => own(each, "numeroDocumento")),
  );
  return ownList(document.record, "cuerpoDocumento").map((line, index) => {
    const record = isRecord(line) ? line : {};
    const place = { ...document, record, path: `cuerpoDocumento.${index + 1}.` };
    if (own(record, "numItem") !== index + 1) note(place, "numItem", "not_numbered");
    if ((type === "05" || type === "06") && !related.has(own(record, "numeroDocumento")))
      note(place, "numeroDocumento", "not_related");
    return checkLine(place, type);
  });
}

function checkLine(place: CheckPlace, type: IssuedType): CheckedLine {
  const amount = (name: string) => amountOf(place, name, 8);
  const isBought = type === "14";
  const line = {
    taxed: amount("ventaGravada"),
    exempt: amount("ventaExenta"),
    notSubject: isBought ? amount("compra") : amount("ventaNoSuj"),
    outside: amount("noGravado"),
    discount: amount("montoDescu"),
    vat: type === "01" ? amount("ivaItem") : amount("totalIva"),
    withheld: amount("ivaRete"),
    perceived: amount("ivaPerci"),
    tributes: ownList(place.record, "tributos").map(String),
  };
  checkAmount(place, line, isBought ? "compra" : columnOf(line));
  if (isBought) return line;
  checkVat(place, line, type);
  checkTributes(place, line, type);
  checkOwnTribute(place);
  return line;
}

function columnOf({ exempt, notSubject }: CheckedLine): string {
  if (exempt !== 0n) return "ventaExenta";
  return notSubject === 0n ? "ventaGravada" : "ventaNoSuj";
}

/**
 * Checks that quantity × price − discount is in one column, or that the line is outside all of them (guide
 * §5, §6, §12).
 */
function checkAmount(place: CheckPlace, line: CheckedLine, column: string): void {
  const { taxed, exempt, notSubject, outside, discount } = line;
  const columns = [taxed, exempt, notSubject].filter((amount) => amount !== 0n);
  if (columns.length > 1) note(place, column, "not_one_column");
  const quantity = amountOf(place, "cantidad", 8);
  const price = amountOf(place, "precioUni", 8);
  if (quantity <= 0n) note(place, "cantidad", "below_zero");
  if (discount < 0n) note(place, "montoDescu", "below_zero");
  if ([taxed, exempt, notSubject].some((amount) => amount < 0n)) note(place, column, "below_zero");
  if (columns.length === 0 && outside !== 0n) {
    // The manual's own example prints the amount outside the tax as the price, against its table (guide §12).
    if (price !== 0n && price !== outside) note(place, "precioUni", "amount_differs");
    if (quantity !== ONE_PIECE) note(place, "cantidad", "amount_differs");
    return;
  }
  const expected = decimal(timesDecimal(quantity, price) - discount);
  compare(place, column, {
    found: columns[0] ?? ZERO_DECIMAL,
    expected,
    reason: "amount_differs",
  });
}

function checkVat(
  place: CheckPlace,
  { taxed, vat, withheld, perceived }: CheckedLine,
  type: IssuedType,
): void {
  if (type === "01") {
    const expected = fractionOfDecimal(taxed, 13n, 113n);
    compare(place, "ivaItem", { found: vat, expected, reason: "amount_differs" });
  }
  if (own(place.record, "totalIva") === null) return;
  const expected = fractionOfDecimal(taxed, 13n, 100n);
  compare(place, "totalIva", { found: vat, expected, reason: "amount_differs" });
  const onePercent = fractionOfDecimal(taxed, 1n, 100n);
  for (const [name, found] of [["ivaRete", withheld] as const, ["ivaPerci", perceived] as const])
    if (found !== 0n) compare(place, name, { found, expected: onePercent, reason: "withheld_wrong" });
}

/** Codes that a line may bear: those that raise the total and those that only inform (guide §11). */
const lineCodes: ReadonlySet<string> = new Set([...addedTributes, ...informingTributes]);

/** Checks that only taxed lines have tributes, with IVA among them except on a factura (guide §5, §11). */
function checkTributes(place: CheckPlace, { taxed, tributes }: CheckedLine, type: IssuedType): void {
  const isKnown = tributes.every((code) => lineCodes.has(code));
  const isNull = own(place.record, "tributos") === null;
  const hasVat = tributes.includes(VAT_TRIBUTE);
  const isRight =
    taxed === 0n
      ? isNull
      : (isNull || tributes.length > 0) &&
        isKnown &&
        new Set(tributes).size === tributes.length &&
        !tributes.includes(EXPORT_TRIBUTE) &&
        hasVat === (type !== "01") &&
        ownList(place.record, "tributos").every((code) => typeof code === "string");
  if (!isRight) note(place, "tributos", "tributes_wrong", { found: JSON.stringify(tributes) });
}

/** A tribute of section 2 is a line of kind 4 in no unit; no other line has one (guide §11). */
function checkOwnTribute(place: CheckPlace): void {
  const code = codeOf(place, "codTributo");
  const isTribute = codeOf(place, "tipoItem") === OTHER_TRIBUTE;
  if (!isTribute && code === null) return;
  const isRight =
    isTribute && lineTributes.some((each) => each === code) && codeOf(place, "uniMedida") === NO_UNIT;
  if (!isRight) note(place, "codTributo", "own_tribute_wrong");
}
