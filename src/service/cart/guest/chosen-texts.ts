import { takenAddons } from "#menu/menu/domain/modifier-group.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import type { CartLine } from "./menu-sale.ts";

/** Names variant, parts and add-ons of a line. */
export function chosenTexts(line: CartLine, items: readonly WireItem[]): string[] {
  const item = items.find(({ id }) => id === line.id);
  if (item === undefined) return [];
  const parts = line.parts.map((part) => {
    const choice = item.combo?.flatMap(({ choices }) => choices).find(({ id }) => id === part.choice_id);
    const of = items.find(({ id }) => id === choice?.item_id);
    if (of === undefined) return "";
    const variant = part.variant_id ?? choice?.variant_id ?? null;
    const texts = titlesOf(of, { variant_id: variant, addons_ids: part.addons_ids });
    return texts.length === 0 ? of.title : `${of.title} (${texts.join(", ")})`;
  });
  return [...titlesOf(item, line), ...parts];
}

const titlesOf = (item: WireItem, chosen: Pick<CartLine, "variant_id" | "addons_ids">): string[] => [
  ...item.variants.filter(({ id }) => id === chosen.variant_id).map(({ title }) => title),
  ...countedTexts(takenAddons(item.addons, chosen.addons_ids).map(({ title }) => title)),
];
