import type { MeasuredUnit } from "#inventory/inventory/domain/units.ts";
import {
  EXACT_WHOLE,
  type ExactDecimal,
  exactDecimal,
  exactFromDecimal,
} from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";
import { searchText } from "#platform/domain/text/search-text.ts";

/** Package in a description: the number of pieces and the content of each. */
export interface PackSize {
  /** At least 1. */
  readonly count: number;
  readonly content: { readonly amount: ExactDecimal; readonly unit: MeasuredUnit } | null;
  /** The rest of the description, folded for searches. */
  readonly rest: string;
}

/** A larger number in one package is a number of another kind. */
const MAX_IN_A_PACK = 1000;

/** Suppliers' spellings of units, folded. */
const unitWords: ReadonlyMap<string, MeasuredUnit> = new Map(
  Object.entries({
    kg: "kg kgs kilo kilos kilogramo kilogramos",
    g: "g gr grs gramo gramos",
    lb: "lb lbs libra libras",
    oz: "oz onz onza onzas",
    l: "l lt lts ltr litro litros",
    ml: "ml mls cc mililitro mililitros",
    gal: "gal gl gln galon galones",
  } satisfies Partial<Record<MeasuredUnit, string>>).flatMap(([unit, words]) =>
    words.split(" ").map((word) => [word, unit as MeasuredUnit] as const),
  ),
);

const UNIT = [...unitWords.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** Fractions that goods are sold by; "24/12 oz" is not one, but 24 of 12 oz. */
const FRACTION = String.raw`(?:1/2|[12]/3|[13]/4|[1357]/8)(?!\d)`;
const NUMBER = String.raw`(?:(?:\d{1,2} )?${FRACTION}|\d{1,5}(?:[.,]\d{1,4})?)`;
const MEASURE = String.raw`(?<amount>${NUMBER})\s*(?<unit>${UNIT})(?![a-z\d])\.?`;
const COUNT = String.raw`(?<![\d.,/])(?!${FRACTION})(?<count>\d{1,4})`;
const NO_MEASURE = String.raw`(?![\d.,/]|\s*(?:${UNIT}|x|cm|mm|plg|pulg|%)(?![a-z]))`;
const PIECES =
  "pack|pk|pzas?|piezas?|pcs|unidades|unidad|unds?|uds?|u|botellas?|latas?|bolsas?|sobres?|huevos?";
const CONTAINERS =
  "caja|fardo|paquete|paq|pack|bolsa|bandeja|carton|cubeta|jaba|java|display|bulto|saco|bote|tira|ristra";

/** "6x2L", "12 x 355 ml", "24/12 oz": the number, then the content of each. */
const COUNT_THEN_MEASURE = new RegExp(String.raw`${COUNT}\s*(?:x|×|/|\*)\s*${MEASURE}`);
/** "355 ml x 24". */
const MEASURE_THEN_COUNT = new RegExp(
  String.raw`(?<![\d.,/])${MEASURE}\s*(?:x|×|\*)\s*(?<count>\d{1,4})(?:\s*(?:${PIECES})(?![a-z\d]))?${NO_MEASURE}`,
);
/** "bolsa 5 lb", "42.5 kg". */
const ONLY_MEASURE = new RegExp(
  String.raw`(?:(?<![a-z]|\d[ -]?)(?:${CONTAINERS})\s*(?:de|con|c/|x)?\s*)?(?<![\d.,/])${MEASURE}`,
);
/** "caja 24", "caja c/24 unidades". */
const CONTAINER_OF = new RegExp(
  String.raw`(?<![a-z])(?:${CONTAINERS})\s*(?:de|con|c/|x|por)?\s*(?<count>\d{1,4})(?:\s*(?:${PIECES})(?![a-z\d]))?${NO_MEASURE}`,
);
/** "24 pack", "30 huevos". */
const PIECES_OF = new RegExp(String.raw`${COUNT}\s*-?\s*(?:${PIECES})(?![a-z\d])`);
/** "... x24", "c/12" as the last word. */
const TIMES_AT_END = /(?<![a-z\d])(?:x|c\/)\s*(?<count>\d{1,4})\s*$/;
/** "docena", "media docena". */
const DOZEN = /(?<![a-z])(?<half>media )?docena(?![a-z])/;

/**
 * Returns the size of the package that a description names, for a person to confirm: "caja 24" is 24 pieces, "fardo 6x2L" six
 * of 2 l, "bolsa 5 lb" one of 5 lb. Null when it names none.
 */
export function packSizeInText(description: string): PackSize | null {
  const text = searchText(description);
  const both = matchOf(text, COUNT_THEN_MEASURE) ?? matchOf(text, MEASURE_THEN_COUNT);
  if (both && both.count !== null && both.content !== null)
    return { count: both.count, content: both.content, rest: both.rest };
  const measure = matchOf(text, ONLY_MEASURE);
  const counted = countIn(measure?.rest ?? text);
  if (!measure?.content && !counted) return null;
  return {
    count: counted?.count ?? 1,
    content: measure?.content ?? null,
    rest: counted?.rest ?? measure?.rest ?? text,
  };
}

interface Match {
  readonly count: number | null;
  readonly content: PackSize["content"];
  readonly rest: string;
}

function countIn(text: string): { readonly count: number; readonly rest: string } | null {
  for (const pattern of [CONTAINER_OF, PIECES_OF, TIMES_AT_END]) {
    const match = matchOf(text, pattern);
    if (match && match.count !== null) return { count: match.count, rest: match.rest };
  }
  const dozen = DOZEN.exec(text);
  if (!dozen) return null;
  return { count: dozen.groups?.half === undefined ? 12 : 6, rest: without(text, dozen) };
}

/** Returns the match of the pattern; null without one, or with numbers that no package has. */
function matchOf(text: string, pattern: RegExp): Match | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const { count, amount, unit } = match.groups ?? {};
  const pieces = count === undefined ? null : Number(count);
  if (pieces !== null && (pieces < 1 || pieces > MAX_IN_A_PACK)) return null;
  const measured = amountOf(amount);
  const known = unit === undefined ? undefined : unitWords.get(unit);
  if (amount !== undefined && (measured === null || known === undefined)) return null;
  return {
    count: pieces,
    content: measured !== null && known !== undefined ? { amount: measured, unit: known } : null,
    rest: without(text, match),
  };
}

function without(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length;
  return searchText(`${text.slice(0, match.index)} ${text.slice(end)}`);
}

/** Reads "2.5", "2,5", "1/2", "1 1/2"; null for what may be two numbers, such as "1,000" g. */
function amountOf(text = "0"): ExactDecimal | null {
  const [, whole = "0", part = "0", parts = "1"] =
    /^(?:([\d.,]+)(?![\d/]))? ?(?:(\d)\/(\d))?$/.exec(text) ?? [];
  const reading = readNumber(whole, { decimals: 4, from: "file" });
  if (reading.kind !== "number") return null;
  const amount = exactFromDecimal(reading.plain) + scaleHalfUp(EXACT_WHOLE, Number(part), Number(parts));
  return amount > 0 ? exactDecimal(amount) : null;
}
