/** Stock that a line has taken, in thousandths by ingredient id. */
export type HeldStock = Readonly<Record<string, number>>;

/**
 * Divides the stock taken by `whole` dishes between `part` of them and the rest; the sum stays the same. Every dish
 * of a line took the same, so the shares are whole. Lines from before that rule may leave a remainder; then the part
 * gets less.
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
