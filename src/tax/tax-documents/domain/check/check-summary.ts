import {
  type Decimal,
  decimal,
  fractionOfDecimal,
  sumDecimals,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { addedTributes, VAT_TRIBUTE, WITHHELD_FROM } from "../arithmetic/tributes.ts";
import type { IssuedType } from "../shape/generation.ts";
import type { CheckedLine } from "./check-lines.ts";
import { amountOf, type CheckPlace, compare, isWithin, note } from "./check-problem.ts";

/** The figures of a summary, whatever its generation calls them (guide §24). */
interface Summary {
  readonly place: CheckPlace;
  readonly figure: (...names: readonly string[]) => Decimal;
  readonly lines: readonly CheckedLine[];
  readonly type: IssuedType;
}

/**
 * Checks `resumen` against the lines and against itself: each figure from those before it, so that one slip is told once (guide
 * §6–§8, §13, §16, §17).
 */
export function checkSummary(place: CheckPlace, lines: readonly CheckedLine[], type: IssuedType): void {
  const figures = new Map<string, Decimal>();
  const read = (name: string): Decimal => {
    const known = figures.get(name) ?? amountOf(place, name, 2);
    figures.set(name, known);
    return known;
  };
  const figure = (...names: readonly string[]) =>
    read(names.find((name) => Object.hasOwn(place.record, name)) ?? names[0] ?? "");
  const summary: Summary = { place, figure, lines, type };
  if (type === "14") checkPurchase(summary);
  else {
    checkColumns(summary);
    checkTotals(summary);
    checkOnePercent(summary);
  }
}

function total(lines: readonly CheckedLine[], of: keyof Omit<CheckedLine, "tributes">): Decimal {
  return toCent(sumDecimals(lines.map((line) => line[of])));
}

function expect({ place }: Summary, name: string, expected: Decimal): void {
  if (!Object.hasOwn(place.record, name)) return;
  const found = amountOf({ ...place, problems: [] }, name, 2);
  compare(place, name, { found, expected, reason: "sum_differs" });
}

function checkColumns(summary: Summary): void {
  const { figure, lines, place } = summary;
  expect(summary, "totalNoSuj", total(lines, "notSubject"));
  expect(summary, "totalExenta", total(lines, "exempt"));
  expect(summary, "totalGravada", total(lines, "taxed"));
  const sales = sumDecimals([figure("totalNoSuj"), figure("totalExenta"), figure("totalGravada")]);
  expect(summary, "subTotalVentas", sales);
  const pairs = [
    ["descuNoSuj", "totalNoSuj"],
    ["descuExenta", "totalExenta"],
    ["descuGravada", "totalGravada"],
  ] as const;
  for (const [discount, column] of pairs) {
    if (figure(discount) < 0n) note(place, discount, "below_zero");
    if (figure(discount) > figure(column)) note(place, discount, "discount_too_large");
  }
  const globally = sumDecimals(pairs.map(([discount]) => figure(discount)));
  expect(summary, "totalDescu", decimal(total(lines, "discount") + globally));
  const sold = Object.hasOwn(place.record, "subTotalVentas") ? figure("subTotalVentas") : sales;
  expect(summary, "subTotal", decimal(sold - globally));
  expect(summary, "totalNoGravado", total(lines, "outside"));
  const isBeside = lines.some(({ outside }) => outside !== 0n);
  if (isBeside && sales === 0n) note(place, "totalNoGravado", "nothing_sold");
}

/** Checks tributes, total and the amount to pay (guide §6, §7, §11). */
function checkTotals(summary: Summary): void {
  const { place, figure, lines, type } = summary;
  const tributes = readTributes(summary);
  const base = decimal(figure("totalGravada") - figure("descuGravada"));
  if (type === "01") {
    const discount = fractionOfDecimal(figure("descuGravada"), 13n, 113n);
    expect(summary, "totalIva", toCent(decimal(sumDecimals(lines.map(({ vat }) => vat)) - discount)));
  } else {
    const expected = toCent(fractionOfDecimal(base, 13n, 100n));
    const found = tributes.get(VAT_TRIBUTE) ?? ZERO_DECIMAL;
    compare(place, "tributos", { found, expected, reason: "sum_differs" });
    // Notes of the newer generation say it twice: as a tribute, and as the sum of their lines (guide §16).
    expect(summary, "totalIva", total(lines, "vat"));
  }
  checkConsolidated(summary, tributes);
  const added = addedTributes.map((code) => tributes.get(code) ?? ZERO_DECIMAL);
  const sold = Object.hasOwn(place.record, "subTotal") ? figure("subTotal") : figure("subTotalVentas");
  const whole = sumDecimals([sold, ...added]);
  const withheld = decimal(figure("ivaRete", "ivaRete1") + figure("reteRenta"));
  const isLess = isLessWithheld(summary, whole, withheld);
  expect(summary, "montoTotalOperacion", isLess ? decimal(whole - withheld) : whole);
  const open = isLess ? ZERO_DECIMAL : withheld;
  const paid = figure("montoTotalOperacion") + figure("ivaPerci", "ivaPerci1") - open;
  expect(summary, "totalPagar", decimal(paid + figure("totalNoGravado") + figure("saldoFavor")));
  if (figure("totalPagar") < 0n) note(place, "totalPagar", "below_zero");
}

/**
 * Tells whether the total of a document of others is what is left after withholding, as the ministry's own example prints it: 781.20
 * of 788.18 (guide §7). Ours are as the sealed ones, whose total is the whole.
 */
function isLessWithheld({ place, figure }: Summary, whole: Decimal, withheld: Decimal): boolean {
  if (place.tolerance === 0n || withheld === 0n) return false;
  const found = figure("montoTotalOperacion");
  return !isWithin(place, found, whole) && isWithin(place, found, whole - withheld);
}

function readTributes({ place }: Summary): Map<string, Decimal> {
  const tributes = new Map<string, Decimal>();
  for (const [index, tribute] of ownList(place.record, "tributos").entries()) {
    const record = isRecord(tribute) ? tribute : {};
    const code = String(own(record, "codigo"));
    const each = { ...place, record, path: `${place.path}tributos.${index + 1}.` };
    if (tributes.has(code)) note(each, "codigo", "tribute_not_consolidated", { found: code });
    tributes.set(code, amountOf(each, "valor", 2));
  }
  return tributes;
}

/**
 * Checks that the summary lists each tribute of the lines once, and no other tribute that raises the total
 * (guide §11).
 */
function checkConsolidated({ place, lines, type }: Summary, tributes: ReadonlyMap<string, Decimal>): void {
  const borne = new Set(lines.flatMap((line) => line.tributes));
  if (type === "01" && (tributes.has(VAT_TRIBUTE) || tributes.has("C3")))
    note(place, "tributos", "tributes_wrong", { found: VAT_TRIBUTE });
  for (const code of borne)
    if (!tributes.has(code)) note(place, "tributos", "tribute_not_consolidated", { expected: code });
  for (const [code, amount] of tributes)
    if (amount !== 0n && !borne.has(code) && addedTributes.some((added) => added === code))
      note(place, "tributos", "tribute_not_consolidated", { found: code });
}

/**
 * Checks the 1 % withheld or collected on the taxed amount without IVA, from 100.00 on; on notes, of the
 * corrected document (guide §13, §16).
 */
function checkOnePercent(summary: Summary): void {
  const { place, figure, type, lines } = summary;
  const base = decimal(figure("totalGravada") - figure("descuGravada"));
  const net = type === "01" ? fractionOfDecimal(base, 100n, 113n) : base;
  const isNote = type === "05" || type === "06";
  // Income tax is withheld on services of people, which no restaurant sells; others did in the older generation (guide §13).
  if (place.tolerance === 0n && figure("reteRenta") !== 0n) note(place, "reteRenta", "withheld_wrong");
  for (const [names, of] of [
    [["ivaRete", "ivaRete1"], "withheld"],
    [["ivaPerci", "ivaPerci1"], "perceived"],
  ] as const) {
    const found = figure(...names);
    if (found === 0n) continue;
    const name = names.find((each) => Object.hasOwn(place.record, each)) ?? names[0];
    const hasLines = lines.some((line) => line[of] !== 0n);
    const expected = hasLines ? total(lines, of) : toCent(fractionOfDecimal(net, 1n, 100n));
    if (!isNote && net < WITHHELD_FROM) note(place, name, "withheld_wrong");
    else compare(place, name, { found, expected, reason: "withheld_wrong" });
  }
}

function checkPurchase(summary: Summary): void {
  const { place, figure, lines } = summary;
  expect(summary, "totalCompra", total(lines, "notSubject"));
  if (figure("descu") > figure("totalCompra")) note(place, "descu", "discount_too_large");
  if (own(place.record, "totalDescu") !== null)
    expect(summary, "totalDescu", decimal(total(lines, "discount") + figure("descu")));
  expect(summary, "subTotal", decimal(figure("totalCompra") - figure("descu")));
  const withheld = figure("ivaRete1") + figure("reteRenta");
  expect(summary, "totalPagar", decimal(figure("subTotal") - withheld));
  if (figure("totalPagar") < 0n) note(place, "totalPagar", "below_zero");
}
