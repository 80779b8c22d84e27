import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import type { Id } from "../domain/ids.ts";
import {
  type BasisPoints,
  basisPointsFromPercent,
  type Cents,
  centsFromDecimal,
  decimalFromCents,
  percentFromBasisPoints,
} from "../domain/money/cents.ts";
import { MAX_TYPED } from "../domain/money/sane-amounts.ts";
import { hasDecimals } from "../domain/numbers/has-decimals.ts";
import {
  decimalFromThousandths,
  type Thousandths,
  thousandthsFromDecimal,
} from "../domain/numbers/quantity.ts";
import { PLAIN_LINES, withoutDirectionMarks } from "../domain/text/visible-text.ts";
import { westernDigits } from "../domain/text/western-digits.ts";

/** The name of each id schema (`Order`, `Table`), from which the suites find the ids of every route. */
export const idNames = z.registry<{ name: string }>();

/** An id of the database, branded by what it names: `idOf("Order")`. Wire: a positive integer. */
export function idOf<const Name extends string>(name: Name) {
  const schema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).register(idNames, { name });
  return schema as unknown as z.ZodType<Id<Name>, number>;
}

/** An id in a path or query, where everything is text. */
export function idTextOf<const Name extends string>(name: Name) {
  const schema = z
    .codec(z.string().regex(/^[1-9][0-9]{0,15}$/), z.number().int().positive(), {
      decode: Number,
      encode: String,
    })
    .register(idNames, { name });
  return schema as unknown as z.ZodType<Id<Name>, string>;
}

/** A full hour on the clock of the restaurant. */
export const hourOfDay = z.number().int().min(0).max(23);

/** A number of the wire with at most so many decimals by its shortest text: one more is refused, never rounded. */
export function decimalOf(kind: DecimalKind, [least, most]: readonly [number, number], decimals: number) {
  return z
    .number()
    .min(least)
    .max(most)
    .refine((value) => hasDecimals(value, decimals), saying("too_many_decimals"))
    .register(decimalKinds, { kind });
}

/** Kinds of numbers with decimals; `exact` is a figure of a document or a cost, finer than money. */
export type DecimalKind = "money" | "quantity" | "percent" | "exact";
/** The kind of each number with decimals: a test finds those of every route that forgot to be one. */
export const decimalKinds = z.registry<{ kind: DecimalKind }>();

const MOST = 1e12;

/** Money. Wire: a number with at most two decimals; inside: integer cents. The one place where the two meet. */
export const money = z.codec(
  decimalOf("money", [-MOST, MOST], 2),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  {
    decode: (decimal) => centsFromDecimal(decimal),
    encode: (cents) => decimalFromCents(cents),
  },
);

/** An amount that somebody types: zero or more, and no more than `most`. */
export function typedMoney(most: Cents = MAX_TYPED) {
  return money
    .refine((amount) => amount >= 0, saying("too_small"))
    .refine((amount) => amount <= most, saying("too_large"));
}

/** Zero or more, as much as anybody types. */
export const notNegativeMoney = typedMoney();

/** Stock and recipe quantities. Wire: a number with at most three decimals; inside: integer thousandths of the unit. */
export const quantity = z.codec(
  decimalOf("quantity", [-MOST, MOST], 3),
  z.custom<Thousandths>((value) => Number.isSafeInteger(value)),
  {
    decode: (decimal) => thousandthsFromDecimal(decimal),
    encode: (thousandths) => decimalFromThousandths(thousandths),
  },
);

/** A tax or service rate. Wire: percent with at most two decimals (13 = 13 %); inside: integer basis points (1300). */
export const percent = z.codec(
  decimalOf("percent", [0, 1000], 2),
  z.custom<BasisPoints>((value) => Number.isSafeInteger(value)),
  { decode: (value) => basisPointsFromPercent(value), encode: (rate) => percentFromBasisPoints(rate) },
);

/** Years a restaurant has to do with: its oldest guest, and further than anybody plans. PostgreSQL and periods agree on these. */
const A_YEAR_OF_OURS = /^(19|20|21)\d\d-/;
const isOfOurYears = (text: string) => A_YEAR_OF_OURS.test(text);

/** An instant. Wire: ISO 8601 in UTC; inside: a Date. */
export const instant = z.codec(z.iso.datetime().refine(isOfOurYears, saying("not_a_date")), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A calendar or business day `YYYY-MM-DD`, in the digits of any keyboard. */
export const day = z
  .string()
  .overwrite(westernDigits)
  .check(z.iso.date())
  .refine(isOfOurYears, saying("not_a_date"));

/** A uuid made by the client for a thing or a part of one; that of the request itself is `requestUuid`. */
export const clientUuid = z.uuid();

/**
 * A text that somebody types and others read. Marks that turn the direction of writing are left out, so that no text turns the line
 * in which it stands; what nobody could see is empty. The joiners of Hindi, Persian and of emoji stay.
 */
export const typedText = () => z.string().overwrite(withoutDirectionMarks);

/** Trimmed text of 1 to `max` characters that can be seen, without control characters. */
export function text(max: number) {
  return typedText().min(1, { abort: true }).max(max).regex(PLAIN_LINES);
}

/** One line of trimmed text, which may be empty; what nobody could see is. */
export function singleLineText(max: number) {
  return (
    typedText()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
      .regex(/^[^\u0000-\u001f\u007f]*$/)
  );
}

/** Text that may be left out: absent, null and empty mean the same. */
export function optionalText(max: number) {
  return singleLineText(max).nullish();
}

/** Several lines of text, which may be empty. */
export function severalLines(max: number) {
  return typedText().max(max).regex(PLAIN_LINES);
}

/** Several lines of text that may be left out: absent, null and empty mean the same. */
export function optionalLines(max: number) {
  return severalLines(max).nullish();
}

/** Tells whether no entry occurs twice; for `.refine` of a list. */
export function allDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The plain reply of a mutation: words for the person, in their language. */
export const messageReply = z.object({ message: z.string() });
