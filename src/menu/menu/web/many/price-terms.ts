import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { cents, signedBasisPoints } from "#platform/domain/money/cents.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import type { MenuChange } from "../../contract/menu-changes.ts";
import { type PriceChange, roundingSteps } from "../../domain/reprice.ts";

/** A percentage that takes everything away. */
const WHOLE = 100;

/** Form of a price change: up or down by a value without a sign. */
export const priceTerms = z
  .object({
    by: z.enum(["percent", "amount"]),
    direction: z.enum(["up", "down"]),
    /** Percent, or an amount in the currency. */
    value: orBlank(z.number().gt(0).max(1_000)),
    roundTo: z.literal(roundingSteps),
    withVariants: z.boolean(),
    withAddons: z.boolean(),
  })
  .refine(({ by, direction, value }) => by === "amount" || direction === "up" || value <= WHOLE, {
    path: ["value"],
    ...saying("too_large"),
  });
export type PriceTerms = z.input<typeof priceTerms>;

export const firstTerms: PriceTerms = {
  by: "percent",
  direction: "up",
  value: null,
  roundTo: 5,
  withVariants: true,
  withAddons: false,
};

/** Turns the form's values into a change of prices; null while the value is empty. */
export function priceChangeOf(terms: PriceTerms): PriceChange | null {
  const { by, direction, value, roundTo, withVariants, withAddons } = terms;
  if (value === null || !(value > 0)) return null;
  // Cents of an amount and basis points of a percentage are both hundredths.
  const hundredths = scaledFromDecimal(value, 2);
  return { by, value: direction === "up" ? hundredths : -hundredths, roundTo, withVariants, withAddons };
}

/** Turns a change into that of the contract, which tells percent and amount apart. */
export function wirePrice({ by, value, ...terms }: PriceChange): NonNullable<MenuChange["price"]> {
  return by === "percent"
    ? { by, value: signedBasisPoints(value), ...terms }
    : { by, value: cents(value), ...terms };
}
