import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import type { MenuChange } from "../../contract/menu-changes.ts";
import { type PriceChange, roundingSteps } from "../../domain/reprice.ts";

/** A percentage that takes everything away. */
const WHOLE = 100;

/** How the dialog asks for a change of prices: up or down by so much, never with a sign. */
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

/** The terms as prices are reckoned by; null until it is said by how much. */
export function priceChangeOf(terms: PriceTerms): PriceChange | null {
  const { by, direction, value, roundTo, withVariants, withAddons } = terms;
  if (value === null || !(value > 0)) return null;
  // Cents of an amount and basis points of a percentage are both hundredths.
  const hundredths = scaledFromDecimal(value, 2);
  return { by, value: direction === "up" ? hundredths : -hundredths, roundTo, withVariants, withAddons };
}

/** The same as the contract has it, which tells percent and amount apart. */
export function wirePrice({ by, value, ...terms }: PriceChange): NonNullable<MenuChange["price"]> {
  return by === "percent" ? { by, value, ...terms } : { by, value: cents(value), ...terms };
}
