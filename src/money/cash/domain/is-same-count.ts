import type { Cents } from "#platform/domain/money/cents.ts";
import type { CountedPieces } from "./count-cash.ts";
import type { CountedMethod } from "./count-methods.ts";

/** A count of a session: what was counted, beside what was expected at that moment. */
export interface SessionCount {
  readonly expected: Cents;
  readonly pieces: readonly CountedPieces[];
  readonly methods: readonly CountedMethod[];
}

/**
 * Whether two counts are one and the same: as many pieces of each kind, the same stated of each way to pay, and against the
 * same figures. After a sale or a movement the same pieces are another count, because another difference is told of them.
 */
export function isSameCount(a: SessionCount, b: SessionCount): boolean {
  return countText(a) === countText(b);
}

function countText({ expected, pieces, methods }: SessionCount): string {
  const counted = pieces
    .filter(({ pieces: count }) => count > 0)
    .map((kind) => [kind.denomination, kind.pieces]);
  const stated = methods.map(({ id, taken, givenBack, vouchers, expected: ofMethod }) => [
    id,
    taken,
    givenBack,
    vouchers ?? -1,
    ofMethod,
  ]);
  return JSON.stringify([expected, byFirst(counted), byFirst(stated)]);
}

function byFirst(rows: number[][]): number[][] {
  return rows.toSorted(([a = 0], [b = 0]) => a - b);
}
