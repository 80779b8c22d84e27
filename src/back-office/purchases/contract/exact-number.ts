import { z } from "zod";
import { decimalOf } from "#platform/contract/wire.ts";
import {
  decimalFromExact,
  type ExactDecimal,
  exactFromDecimal,
} from "#platform/domain/money/exact-decimal.ts";
import { MAX_FACTOR } from "../domain/purchase.ts";

/**
 * Number of the ingredient's units in one purchased unit. Wire: a number above 0 with at most eight decimals; inside:
 * hundred-millionths.
 */
export const factor = z.codec(
  decimalOf("exact", [1e-8, MAX_FACTOR], 8),
  z.custom<ExactDecimal>((value) => Number.isSafeInteger(value)),
  { decode: (decimal) => exactFromDecimal(decimal), encode: (exact) => decimalFromExact(exact) },
);
