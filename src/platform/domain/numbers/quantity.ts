import { scaledFromDecimal } from "../money/scaled-integer.ts";

/** A quantity of stock in thousandths of its unit (1500 of "kg" is 1.5 kg). A safe integer; may be negative. */
export type Thousandths = number & { readonly __unit: "thousandths" };

/** Brands an integer of thousandths. Throws RangeError when it is not a safe integer. */
export function thousandths(quantity: number): Thousandths {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a quantity in thousandths: ${quantity}`);
  return (quantity === 0 ? 0 : quantity) as Thousandths;
}

/** Thousandths of a decimal quantity (1.5, "0.25"), half-up to three decimals. Throws RangeError on other text. */
export function thousandthsFromDecimal(quantity: number | string): Thousandths {
  return thousandths(scaledFromDecimal(quantity, 3));
}

/** The number with up to three decimals that crosses the wire. */
export function decimalFromThousandths(quantity: Thousandths): number {
  return quantity / 1000;
}
