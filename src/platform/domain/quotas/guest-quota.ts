/**
 * Limits of what guests have at one subject at a time: orders that wait at a table, phones that ask to join it,
 * answers of a day (decision 124). A phone counts for itself first; strangers share what is left to them.
 */
export interface GuestQuota {
  /** Most of one phone, known or not. */
  readonly perPhone: number;
  /** Most of all strangers behind one address together. */
  readonly strangersOfAddress: number;
  /** Most of all strangers together. */
  readonly strangers: number;
}

/** The part of a quota that is used, without the call that asks. */
export interface QuotaUse {
  readonly ofPhone: number;
  /** Use of strangers behind the caller's address; what known phones use is not in it. */
  readonly ofAddress: number;
  /** Use of all strangers together. */
  readonly ofStrangers: number;
}

export type QuotaDecision =
  | { readonly ok: true }
  /** Names the bucket that is full. */
  | { readonly ok: false; readonly full: "phone" | "address" | "strangers" };

/**
 * Decides whether a guest's call is within its quota. Known is whom somebody let in, who proved the PIN, or who
 * paid: what strangers use up never counts against them.
 */
export function decideQuota(isKnown: boolean, use: QuotaUse, quota: GuestQuota): QuotaDecision {
  if (use.ofPhone >= quota.perPhone) return { ok: false, full: "phone" };
  if (isKnown) return { ok: true };
  if (use.ofAddress >= quota.strangersOfAddress) return { ok: false, full: "address" };
  return use.ofStrangers >= quota.strangers ? { ok: false, full: "strangers" } : { ok: true };
}

/**
 * Returns the bucket in which a guest's request counts before it is read, whether it turns out to be valid or not: that
 * of the phone that sends it, and that of its address only for a phone that this server does not know again.
 */
export const requestBucket = (caller: {
  readonly phone: string | undefined;
  readonly address: string;
}): string => (caller.phone === undefined ? `address ${caller.address}` : `phone ${caller.phone}`);
