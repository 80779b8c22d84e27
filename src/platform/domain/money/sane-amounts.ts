import { type Cents, cents, subtractCents } from "./cents.ts";

/** Most that is typed as one amount: above any bill or drawer, a slip of the keypad below. */
export const MOST_TYPED = cents(100_000_000);

/** Most cash that is put into a drawer, or taken out of it, at once. */
export const MOST_MOVED = cents(10_000_000);

/** Most change that is handed back: far above the largest note, far below a slip of two zeros on a large bill. */
const MOST_CHANGE = cents(100_000);

/** A tip may always be as much as this; above, it may be as much as the bill. */
const TIP_WITHOUT_QUESTION = cents(10_000);

/** Whether a tip for a bill of `amount` can only be a slip: larger than the bill itself and than $100. */
export function isTipTooLarge(tip: Cents, amount: Cents): boolean {
  return tip > Math.max(amount, TIP_WITHOUT_QUESTION);
}

/** Whether what was handed over for `due` can only be a slip: nobody is given more than $1,000 back. */
export function isTooMuchChange(received: Cents, due: Cents): boolean {
  return subtractCents(received, due) > MOST_CHANGE;
}
