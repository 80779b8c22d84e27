import { countedTexts } from "../domain/text/counted-texts.ts";

/** Variant and add-ons on one line. */
export function choicesText(variant: string | null, addons: readonly { readonly title: string }[]): string {
  const titles = addons.map((addon) => addon.title);
  return (variant === null ? titles : [variant, ...titles]).join(", ");
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
      const text = [title, choicesText(variant, addons)].filter(Boolean).join(", ");
      return notes ? `${text} (${notes})` : text;
    }),
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
  return [...(line.variant ? [line.variant.title] : []), ...line.addons.map(({ title }) => title)];
}
