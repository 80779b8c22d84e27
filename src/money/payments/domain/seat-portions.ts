import { type Fraction, NO_PART, productOf } from "#core/pricing/domain/fraction.ts";

/** The unpaid rest of a line and its seat; a null seat is shared by the table. */
export interface SeatedLine {
  readonly seat: number | null;
  readonly left: Fraction;
}

/** Returns the seats that still have to pay, ascending. */
export function seatsToPay(lines: readonly SeatedLine[]): number[] {
  const seats = lines.flatMap(({ seat, left }) => (seat === null || left.numerator === 0 ? [] : [seat]));
  return [...new Set(seats)].toSorted((a, b) => a - b);
}

/** Tells whether the table still has shared lines to pay. */
export function hasSharedLeft(lines: readonly SeatedLine[]): boolean {
  return lines.some(({ seat, left }) => seat === null && left.numerator > 0);
}

/**
 * Returns what the guest of a seat pays, by line: all that is left of the seat's own lines and, with `sharesTable`, an
 * equal share of the shared lines with the seats that still have to pay. The last seat takes all that is left of them,
 * so that the seats pay the whole sale. A seat with nothing of its own left pays nothing: the remainder is then
 * charged as the rest.
 */
export function seatPortions(
  lines: readonly SeatedLine[],
  seat: number,
  sharesTable: boolean,
): (Fraction | undefined)[] {
  const seats = seatsToPay(lines);
  const share = seats.includes(seat) ? { numerator: 1, denominator: seats.length } : NO_PART;
  return lines.map((line) => {
    if (line.seat === seat) return line.left;
    return line.seat === null && sharesTable ? productOf(line.left, share) : undefined;
  });
}
