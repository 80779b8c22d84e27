export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const passwordRefusals = ["password_too_short", "password_too_long", "password_too_common"] as const;
export type PasswordRefusal = (typeof passwordRefusals)[number];

export type PasswordDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: PasswordRefusal };

/**
 * Whether a new password is good enough: 8 to 128 characters, exactly as typed, and not in `common` (lower case),
 * whatever its case. No rules on what it is made of (ASVS 6.2).
 */
export function decidePassword(password: string, common: ReadonlySet<string>): PasswordDecision {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN) return { ok: false, reason: "password_too_short" };
  if (characters > PASSWORD_MAX) return { ok: false, reason: "password_too_long" };
  if (common.has(password.toLowerCase())) return { ok: false, reason: "password_too_common" };
  return { ok: true };
}
