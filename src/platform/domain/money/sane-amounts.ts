import { type Cents, cents, subtractCents } from "./cents.ts";

/** From this amount without IVA on 1 % is withheld or collected (guide §13; Código Tributario 162, 163); in dollars. */
export const WITHHELD_FROM_CENTS = cents(10_000);

/** Largest amount that can be typed: above any bill or drawer, below a slip of the keypad. */
export const MAX_TYPED = cents(100_000_000);

/** Most cash that is put into a drawer, or taken out of it, at once. */
export const MAX_MOVED = cents(10_000_000);

/** Most change that is handed back: far above the largest note, far below a slip of two zeros on a large bill. */
const MAX_CHANGE = cents(100_000);

/** A tip may always be as much as this; above, it may be as much as the bill. */
const TIP_WITHOUT_QUESTION = cents(10_000);

/** Tells whether a tip for a bill of `amount` must be a slip: larger than the bill itself and than $100. */
export function isTipTooLarge(tip: Cents, amount: Cents): boolean {
  return tip > Math.max(amount, TIP_WITHOUT_QUESTION);
}

/** Tells whether the amount given for `due` must be a slip: nobody gets more than $1,000 back. */
export function isTooMuchChange(received: Cents, due: Cents): boolean {
  return subtractCents(received, due) > MAX_CHANGE;
}
