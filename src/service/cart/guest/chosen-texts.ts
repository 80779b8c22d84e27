import { takenAddons } from "#menu/menu/domain/modifier-group.ts";
import type { ReadTitle } from "#menu/menu/domain/title-in.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import type { NamedChoice } from "#service/guest-menu/guest/named.tsx";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import type { CartLine } from "./menu-sale.ts";

/** Names variant, parts and add-ons of a line. */
export function chosenTexts(line: CartLine, items: readonly WireItem[]): NamedChoice[] {
  const item = items.find(({ id }) => id === line.id);
  if (item === undefined) return [];
  const parts = line.parts.flatMap((part) => {
    const choice = item.combo?.flatMap(({ choices }) => choices).find(({ id }) => id === part.choice_id);
    const of = items.find(({ id }) => id === choice?.item_id);
    if (of === undefined) return [];
    const variant = part.variant_id ?? choice?.variant_id ?? null;
    return [{ ...named(of), with: titlesOf(of, { variant_id: variant, addons_ids: part.addons_ids }) }];
  });
  return [...titlesOf(item, line), ...parts];
}

const titlesOf = (item: WireItem, chosen: Pick<CartLine, "variant_id" | "addons_ids">): ReadTitle[] => [
  ...item.variants.filter(({ id }) => id === chosen.variant_id).map(named),
  ...countedTitles(takenAddons(item.addons, chosen.addons_ids)),
];

const named = ({ title, lang }: ReadTitle): ReadTitle => ({ title, lang });

/** Names as `countedTexts` says them, each in its language. */
export function countedTitles(titles: readonly ReadTitle[]): ReadTitle[] {
  const langs = [...new Map(titles.map(({ title, lang }) => [title, lang])).values()];
  return countedTexts(titles.map(({ title }) => title)).map((title, place) => ({
    title,
    lang: langs[place],
  }));
}
