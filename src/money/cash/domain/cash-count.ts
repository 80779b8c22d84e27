import {
  type Cents,
  cents,
  multiplyCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { expectedTakings, type MethodTakings } from "./cash-session.ts";

/**
 * Notes and coins of the US dollar in cents, largest first. One-dollar notes and coins are counted together: El
 * Salvador uses both.
 */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1].map(cents);

/** The largest number of pieces of one kind in a count. */
export const MAX_PIECES = 99_999;

export interface CountedPieces {
  readonly denomination: Cents;
  readonly pieces: number;
}

/** Returns the value of the counted pieces. Throws RangeError on a count that is no whole number. */
export function countedCash(counts: readonly CountedPieces[]): Cents {
  return sumCents(counts.map(({ denomination, pieces }) => multiplyCents(denomination, pieces)));
}

/** Cash as a person counted it: piece by piece, or its sum alone. */
export interface CashGiven {
  readonly counts: readonly CountedPieces[];
  /** The sum, where nobody told the pieces. */
  readonly total?: Cents | null | undefined;
}

/** Returns what the counted cash comes to. */
export function cashGiven({ counts, total }: CashGiven): Cents {
  return total ?? countedCash(counts);
}

/** Tells whether both a sum and pieces were given, of which only one can be what was counted. */
export function isCountedTwice({ counts, total }: CashGiven): boolean {
  return total != null && counts.some(({ pieces }) => pieces > 0);
}

/** Checks that every denomination exists, none is named twice and none has a negative count. */
export function isCashCount(counts: readonly CountedPieces[]): boolean {
  const named = new Set(counts.map(({ denomination }) => denomination));
  return (
    named.size === counts.length &&
    counts.every(
      ({ denomination, pieces }) =>
        denominations.includes(denomination) &&
        Number.isSafeInteger(pieces) &&
        pieces >= 0 &&
        pieces <= MAX_PIECES,
    )
  );
}

/** A payment type other than cash in a session. */
export interface CountableMethod extends MethodTakings {
  readonly id: number;
}

/** A person's declaration for one payment type: what its vouchers and reports say was taken and refunded. */
interface StatedMethod {
  readonly id: number;
  readonly taken: Cents;
  readonly givenBack: Cents;
  /** Null when nobody counted them. */
  readonly vouchers: number | null;
}

export interface CountedMethod extends StatedMethod {
  readonly title: string;
  readonly payments: number;
  readonly expected: Cents;
  /** Taken less refunded. */
  readonly counted: Cents;
}

/**
 * Returns each payment type with its declaration, in the order of the session. Without a declaration it counts as
 * zero; without takings and declaration it is left out.
 */
export function countMethods(
  methods: readonly CountableMethod[],
  stated: readonly StatedMethod[],
): CountedMethod[] {
  return methods.flatMap((method) => {
    const { taken, givenBack, vouchers } = stated.find(({ id }) => id === method.id) ?? NOTHING_STATED;
    const { id, title, payments } = method;
    const isIdle =
      payments === 0 && method.refunds === 0 && method.tipRefunds === 0 && method.accountReturns === 0;
    if (isIdle && taken === 0 && givenBack === 0) return [];
    const counted = subtractCents(taken, givenBack);
    return [{ id, title, payments, taken, givenBack, vouchers, counted, expected: expectedTakings(method) }];
  });
}

const NOTHING_STATED = { taken: ZERO_CENTS, givenBack: ZERO_CENTS, vouchers: null } as const;

/** A count of a session beside what was expected at that moment. */
export interface SessionCount {
  readonly expected: Cents;
  readonly counted: Cents;
  /** Empty where only the sum was told. */
  readonly pieces: readonly CountedPieces[];
  readonly methods: readonly CountedMethod[];
}

/**
 * Tells whether two counts are the same: equal cash and pieces, equal declarations, equal expected figures. After a sale or a
 * movement the same pieces are another count, because they show another difference.
 */
export function isSameCount(a: SessionCount, b: SessionCount): boolean {
  return countText(a) === countText(b);
}

function countText({ expected, counted: cash, pieces, methods }: SessionCount): string {
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
  return JSON.stringify([expected, cash, byFirst(counted), byFirst(stated)]);
}

function byFirst(rows: number[][]): number[][] {
  return rows.toSorted(([a = 0], [b = 0]) => a - b);
}

interface OpeningInput {
  /** Cash counted before the drawer is opened. */
  readonly counted: Cents;
  /** The count of its last close; null if it was never closed. */
  readonly left: Cents | null;
  readonly hasReason: boolean;
}

type OpeningDecision = {
  /** Counted less `left`: negative went out while the drawer was closed, positive came in. */
  readonly difference: Cents;
} & ({ readonly ok: true } | { readonly ok: false; readonly reason: "difference_reason_required" });

/**
 * Decides whether a counted drawer may be opened: a difference from the last close needs a reason. It changes no
 * figure of the session, which begins with what was counted.
 */
export function decideOpening({ counted, left, hasReason }: OpeningInput): OpeningDecision {
  const difference = left === null ? ZERO_CENTS : subtractCents(counted, left);
  if (difference === 0 || hasReason) return { ok: true, difference };
  return { ok: false, reason: "difference_reason_required", difference };
}

/** A count of cash or of another payment type beside what is expected. */
interface CountedPart {
  readonly expected: Cents;
  readonly counted: Cents;
}

interface CloseInput {
  readonly parts: readonly CountedPart[];
  /** Differences up to this, either way, need no reason; it applies to each part. */
  readonly limit: Cents;
  readonly hasReason: boolean;
}

type CloseDecision = {
  /** Counted less expected, part by part: negative is missing, positive is surplus. */
  readonly differences: readonly Cents[];
} & (
  | { readonly ok: true; readonly isLarge: boolean }
  | { readonly ok: false; readonly reason: "difference_reason_required" }
);

/**
 * Decides whether a counted session may be closed. Parts are judged one by one: a surplus voucher does not make up for
 * missing cash. Beyond the limit a reason is needed; `isLarge` means that somebody must approve as well.
 */
export function decideCloseSession({ parts, limit, hasReason }: CloseInput): CloseDecision {
  const differences = parts.map(({ expected, counted }) => subtractCents(counted, expected));
  const isLarge = differences.some((difference) => Math.abs(difference) > limit);
  if (isLarge && !hasReason) return { ok: false, reason: "difference_reason_required", differences };
  return { ok: true, differences, isLarge };
}
