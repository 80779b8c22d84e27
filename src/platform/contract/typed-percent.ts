import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { type BasisPoints, basisPointsFromPercent, percentFromBasisPoints } from "../domain/money/cents.ts";
import { hasDecimals } from "../domain/numbers/has-decimals.ts";
import { decimalKinds } from "./wire.ts";

const isPercentage = (value: number) => value >= 0 && value <= 100 && hasDecimals(value, 2);

/** A percentage that somebody types: 0 to 100 with at most two decimals. */
export const typedPercent = z.codec(
  z.number().refine(isPercentage, saying("percentage_invalid")).register(decimalKinds, { kind: "percent" }),
  z.custom<BasisPoints>((value) => Number.isSafeInteger(value)),
  { decode: (value) => basisPointsFromPercent(value), encode: (rate) => percentFromBasisPoints(rate) },
);
