import type { WireItem } from "./page-data.ts";

/** Returns the lowest price of an item: its own, or that of its cheapest variant when these differ. */
export function fromPrice({ price, variants }: Pick<WireItem, "price" | "variants">): {
  price: number;
  isLeast: boolean;
} {
  if (variants.length === 0) return { price, isLeast: false };
  const prices = variants.map((variant) => variant.price);
  const least = Math.min(...prices);
  return { price: least, isLeast: prices.some((each) => each !== least) };
}
