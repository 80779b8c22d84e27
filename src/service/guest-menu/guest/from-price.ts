import type { WireItem } from "./page-data.ts";

/** What an item costs at least: its own price, or that of its cheapest variant where these differ. */
export function fromPrice({ price, variants }: Pick<WireItem, "price" | "variants">): {
  price: number;
  isLeast: boolean;
} {
  if (variants.length === 0) return { price, isLeast: false };
  const prices = variants.map((variant) => variant.price);
  const least = Math.min(...prices);
  return { price: least, isLeast: prices.some((each) => each !== least) };
}
