/** Thousandths by ingredient id that a line keeps out of stock. */
export type HeldStock = Readonly<Record<string, number>>;

/**
 * What `part` of `whole` dishes keep out of stock, and what the others keep: together exactly what there was. Every
 * dish of a line took the same, so the shares are whole; of an odd remainder from before that was so, the part gets less.
 */
export function splitHeldStock(
  held: HeldStock,
  part: number,
  whole: number,
): { readonly part: HeldStock; readonly rest: HeldStock } {
  const taken = Object.entries(held).map(
    ([id, amount]) => [id, Math.floor((amount * part) / whole)] as const,
  );
  return {
    part: withoutZeros(taken),
    rest: withoutZeros(taken.map(([id, amount]) => [id, (held[id] ?? 0) - amount] as const)),
  };
}

function withoutZeros(amounts: readonly (readonly [string, number])[]): HeldStock {
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}
