import { countedTexts } from "../domain/text/counted-texts.ts";
import { formatCount, formatDetails } from "./format.ts";

/** Variant and add-ons, one by one; an add-on that was taken twice once with its number: "2 × Queso". */
export function choiceTexts(variant: string | null, addons: readonly { readonly title: string }[]): string[] {
  const titles = countedTexts(
    addons.map((addon) => addon.title),
    formatCount,
  );
  return variant === null ? titles : [variant, ...titles];
}

/** Variant and add-ons on one line. */
export function choicesText(variant: string | null, addons: readonly { readonly title: string }[]): string {
  return formatDetails(choiceTexts(variant, addons));
}

interface ChosenPart {
  readonly title: string;
  readonly variant: string | null;
  readonly addons: readonly { readonly title: string }[];
  readonly notes?: string | null | undefined;
}

/** The parts of a combo, each with its choices and its note; equal ones are counted: "2 × Pupusa, De maíz (sin sal)". */
export function partTexts(parts: readonly ChosenPart[]): string[] {
  return countedTexts(
    parts.map(({ title, variant, addons, notes }) => {
      const text = formatDetails([title, choicesText(variant, addons)]);
      return notes ? `${text} (${notes})` : text;
    }),
    formatCount,
  );
}

/** Returns the choices of a cart's line, one by one: its parts if it is a combo, else its variant and add-ons. */
export function lineTexts(line: {
  readonly variant: { readonly title: string } | null;
  readonly addons: readonly { readonly title: string }[];
  readonly parts?:
    | readonly (Omit<ChosenPart, "variant"> & { readonly variant: { readonly title: string } | null })[]
    | undefined;
}): string[] {
  const parts = line.parts?.map((part) => ({ ...part, variant: part.variant?.title ?? null }));
  if (parts) return partTexts(parts);
  return choiceTexts(line.variant?.title ?? null, line.addons);
}
