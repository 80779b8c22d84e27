/** Types of tax document that a restaurant issues (guide §1): factura, crédito fiscal, credit and debit note, sujeto excluido. */
export const issuedTypes = ["01", "03", "05", "06", "14"] as const;
export type IssuedType = (typeof issuedTypes)[number];

/** Events about documents that exist (guide §21, §22). */
export const taxEvents = ["invalidation", "contingency"] as const;
export type TaxEvent = (typeof taxEvents)[number];

/** Everything that is built, signed and sent. */
export type TaxDocumentKind = IssuedType | TaxEvent;

/** The two sets of schemas that are in force side by side; each is named for the month of its publication (guide §1). */
export const generations = ["2022-12", "2026-07"] as const;
export type Generation = (typeof generations)[number];

/** `version` of each, older generation first (guide §1). */
const versions = {
  "01": [1, 2],
  "03": [3, 4],
  "05": [3, 4],
  "06": [3, 4],
  "14": [1, 2],
  invalidation: [2, 3],
  contingency: [3, 4],
} as const satisfies Record<TaxDocumentKind, readonly [number, number]>;

/** The version that a document of this generation bears, and that its envelope repeats (guide §3, §19). */
export function documentVersion(kind: TaxDocumentKind, generation: Generation): number {
  const [older, newer] = versions[kind];
  return generation === "2022-12" ? older : newer;
}

/** The generation of a version; null for a version that is in neither (guide §1). */
export function generationOf(kind: TaxDocumentKind, version: unknown): Generation | null {
  return generations.find((generation) => documentVersion(kind, generation) === version) ?? null;
}

/** From when on a tenant issues a type in a generation, by environment: the order of the rows does not matter. */
export interface GenerationRule {
  readonly kind: TaxDocumentKind;
  readonly environment: string;
  readonly generation: Generation;
  /** YYYY-MM-DD, the first day of issue. */
  readonly from: string;
}

/**
 * Returns the generation of a kind on a day: the rule of the kind and environment that began last, else the
 * older one, which production seals (guide §1, §28: the date from which the newer one is obligatory is not
 * known).
 */
export function generationFor(
  rules: readonly GenerationRule[],
  {
    kind,
    environment,
    day,
  }: { readonly kind: TaxDocumentKind; readonly environment: string; readonly day: string },
): Generation {
  const begun = rules
    .filter((rule) => rule.kind === kind && rule.environment === environment && rule.from <= day)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return begun[0]?.generation ?? "2022-12";
}
