/** A repeatable source of chance for seeds: the same seed gives the same restaurant. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer of at least `low` and at most `high`. */
  between(low: number, high: number): number;
  /** True in `percent` of the cases. */
  chance(percent: number): boolean;
  /** One of the list. Throws RangeError on an empty one. */
  pick<T>(list: readonly T[]): T;
  /** A version 4 uuid. */
  uuid(): string;
}

/** Chance from a seed (mulberry32). Never for anything secret. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join("");
  return {
    next,
    between,
    chance: (percent) => next() * 100 < percent,
    pick(list) {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new RangeError("nothing to pick from");
      return picked;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[between(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}
