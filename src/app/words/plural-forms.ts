/** The plural categories of CLDR, in its order. Which of them a language has is asked of `Intl.PluralRules`. */
export const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;
export type PluralForm = (typeof pluralForms)[number];

/**
 * `items_one` → `items`, when the catalogue also has `items_other`; any other key as it is: an error code may well
 * end in `_many`.
 */
export type SingularKey<Key extends string, Catalogue> = Key extends `${infer Base}_${PluralForm}`
  ? `${Base}_other` extends keyof Catalogue
    ? Base
    : Key
  : Key;

/** `items_one` → `["items", "one"]`; null for a key that is not counted, which is one without `items_other` beside it. @proof */
export function splitPluralKey(
  key: string,
  catalogue: Readonly<Record<string, string>>,
): readonly [base: string, form: PluralForm] | null {
  const form = pluralForms.find((known) => key.endsWith(`_${known}`));
  if (form === undefined) return null;
  const base = key.slice(0, -form.length - 1);
  return `${base}_other` in catalogue ? [base, form] : null;
}

/**
 * The forms that a language needs for counts of things: those of the whole numbers below a million, English `one` and
 * `other`, Japanese `other`, Arabic all six. Above, a language without a form of its own is said with `other`
 * (Spanish and French have `many` from a million on).
 * @proof
 */
export function countedForms(language: string): readonly PluralForm[] {
  const rules = new Intl.PluralRules(language);
  const seen = new Set<string>(["other"]);
  for (let count = 0; count <= 1_000; count += 1) seen.add(rules.select(count));
  return pluralForms.filter((form) => seen.has(form));
}
