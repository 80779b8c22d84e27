import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { type BasisPoints, basisPointsFromPercent, percentFromBasisPoints } from "../domain/money/cents.ts";

const isPercentage = (value: number) => value >= 0 && value <= 100 && hasTwoDecimals(value);

/** Tells whether the shortest text of a number has at most two decimals. */
export function hasTwoDecimals(value: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(value));
}

/** A percentage that somebody types: 0 to 100 with at most two decimals. */
export const typedPercent = z.codec(
  z.number().refine(isPercentage, saying("percentage_invalid")),
  z.custom<BasisPoints>((value) => Number.isSafeInteger(value)),
  { decode: (value) => basisPointsFromPercent(value), encode: (rate) => percentFromBasisPoints(rate) },
);
