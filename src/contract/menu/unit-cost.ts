import { z } from "zod";
import {
  decimalFromMicros,
  type Micros,
  MOST_UNIT_COST,
  microsFromDecimal,
} from "../../domain/inventory/unit-cost.ts";

/** What a unit of an ingredient costs. Wire: a number with at most six decimals; inside: integer millionths. */
export const unitCost = z.codec(
  z
    .number()
    .min(0)
    .max(MOST_UNIT_COST / 1e6),
  z.custom<Micros>((value) => Number.isSafeInteger(value)),
  { decode: (decimal) => microsFromDecimal(decimal), encode: (amount) => decimalFromMicros(amount) },
);
