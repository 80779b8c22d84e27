import { centsFromDecimal } from "#platform/domain/money/cents.ts";

interface EqualParts {
  /** What most pay, a decimal. */
  readonly less: number;
  /** A cent more, which so many pay, because the total does not split evenly. */
  readonly more: number;
  readonly moreCount: number;
}

/** An amount in equal parts of whole cents that add up to it. */
export function equalParts(total: number, people: number): EqualParts {
  const amount = centsFromDecimal(total);
  const each = Math.floor(amount / people);
  return { less: each / 100, more: (each + 1) / 100, moreCount: amount - each * people };
}
