import { z } from "zod";
import { type SignedBasisPoints, signedBasisPoints } from "../domain/money/cents.ts";
import { scaledFromDecimal } from "../domain/money/scaled-integer.ts";
import { decimalOf } from "./wire.ts";

/** A change in percent, below zero for less. Wire: percent with at most two decimals (−10 = −10 %); inside: basis points (−1000). */
export const signedPercent = (least: number, most: number) =>
  z.codec(
    decimalOf("percent", [least, most], 2),
    z.custom<SignedBasisPoints>((value) => Number.isSafeInteger(value)),
    {
      decode: (value) => signedBasisPoints(scaledFromDecimal(value, 2)),
      encode: (rate) => rate / 100,
    },
  );
