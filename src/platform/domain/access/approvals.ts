import { type Actor, hasScope } from "./actor.ts";
import type { Permission } from "./permissions.ts";

/** Acts that others may do with a manager's PIN, in place. */
export const approvableActions = [
  "order.void",
  "sale.refund",
  "sale.courtesy",
  "sale.discount",
  "cash.difference",
  "cash.recount",
  "cash.beyond_drawer",
  "stock.count",
] as const;
export type ApprovableAction = (typeof approvableActions)[number];

/** Permissions that may approve, besides admins (docs/decisions/0015). */
export const approverScopes = ["OPERATIONS_MANAGER"] as const satisfies readonly Permission[];

/** An approval that was given must be used within this time, in milliseconds. */
export const APPROVAL_LIFE_MS = 120_000;

/** Tells whether this person's PIN approves the acts of others; such a person needs no approval either. */
export function mayApprove(actor: Actor): boolean {
  return hasScope(actor, approverScopes);
}

/** Acts that need a PIN from everybody: a slip of the keypad must not pass because the person may approve. */
const alwaysApproved: readonly ApprovableAction[] = ["cash.beyond_drawer"];

/**
 * Tells whether this person needs a PIN for the act: a manager's, or for acts that need one from everybody
 * also their own.
 */
export function needsApproval(actor: Actor, action: ApprovableAction): boolean {
  return alwaysApproved.includes(action) || !mayApprove(actor);
}

/** Wrong PINs in a row after which it is not looked at for a while. */
const FREE_ATTEMPTS = 5;
/** Wrong PINs in a row, of any person, after which a shared till accepts none for a while. */
export const FREE_ATTEMPTS_AT_TILL = 10;
const LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;

/** State of a PIN: wrong attempts since the last right one, and the end of its lock (ms). */
export interface PinRecord {
  readonly failedAttempts: number;
  readonly lockedUntil: number | null;
}

/** Returns the whole seconds until a PIN may be tried at `now` (ms); 0: at once. */
export function secondsUntilPinAllowed({ lockedUntil }: PinRecord, now: number): number {
  return lockedUntil === null || lockedUntil <= now ? 0 : Math.ceil((lockedUntil - now) / 1000);
}

/**
 * The record after an attempt at `now` (ms). From the fifth wrong one in a row on the PIN is locked for a minute,
 * then two, four and so on up to an hour: at that pace ten thousand PINs take more than a year.
 */
export function recordPinAttempt(
  record: PinRecord,
  isRight: boolean,
  now: number,
  freeAttempts = FREE_ATTEMPTS,
): PinRecord {
  if (isRight) return { failedAttempts: 0, lockedUntil: null };
  const failedAttempts = record.failedAttempts + 1;
  const locks = failedAttempts - freeAttempts;
  if (locks < 0) return { failedAttempts, lockedUntil: null };
  return { failedAttempts, lockedUntil: now + Math.min(LONGEST_LOCK_MS, LOCK_MS * 2 ** Math.min(locks, 10)) };
}

/** Most digits of a PIN. */
export const PIN_MOST = 6;
/** Shape of a PIN: 4 digits at least. */
export const PIN_SHAPE = new RegExp(`^[0-9]{4,${PIN_MOST}}$`);

/** Tells whether a PIN is one that people try first: one digit only, or digits counted up or down. */
export function isSimplePin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}
