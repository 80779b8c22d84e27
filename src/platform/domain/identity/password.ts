export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const passwordRefusals = ["password_too_short", "password_too_long", "password_too_common"] as const;
export type PasswordRefusal = (typeof passwordRefusals)[number];

export type PasswordDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: PasswordRefusal };

/** Shortest word to look for in a password; nearly every password contains shorter ones. */
const CONTEXT_WORD_MIN = 4;
/** Characters that must remain of a password without the words that anybody would guess first. */
const OWN_PART_MIN = 6;

/** Lower case and without accents, so that "María" is found in "maria1990". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * The words that somebody who knows the person tries first (ASVS 6.1.2, 6.2.11): the product's name, the parts of
 * the person's name and of their e-mail address. Words of fewer than four letters are left out.
 */
export function passwordContextWords(person: { name: string; username: string }): string[] {
  const words = plain(`comanda ${person.name} ${person.username}`).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length >= CONTEXT_WORD_MIN);
}

/** True when little is left of the password once the words anybody would guess are taken out of it. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  // Longest first: "comandas" is taken out whole before "comanda" leaves its s behind.
  const ordered = words.toSorted((a, b) => b.length - a.length);
  const rest = ordered.reduce((left, word) => left.replaceAll(word, ""), plain(password));
  return rest.length < plain(password).length && [...rest].length < OWN_PART_MIN;
}

/**
 * Decides whether a new password is good enough: 8 to 128 characters, exactly as typed, not in `common`
 * (lower case), whatever its case, and not one of `contextWords` with a few characters around it. No rules
 * about its characters (ASVS 6.2).
 */
export function decidePassword(
  password: string,
  common: ReadonlySet<string>,
  contextWords: readonly string[] = [],
): PasswordDecision {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN) return { ok: false, reason: "password_too_short" };
  if (characters > PASSWORD_MAX) return { ok: false, reason: "password_too_long" };
  if (common.has(password.toLowerCase()) || isMadeOf(password, contextWords))
    return { ok: false, reason: "password_too_common" };
  return { ok: true };
}
