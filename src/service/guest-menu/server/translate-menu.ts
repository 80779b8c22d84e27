import type { Category, MenuItem } from "#menu/menu/contract/till-menu.ts";
import { selectTranslations } from "#menu/menu/server/public.ts";
import type { MenuLanguage } from "#platform/domain/text/menu-language.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Puts the menu into a language; what has no translation stays as the restaurant wrote it. */
export async function translatorOf(tx: Tx, language: MenuLanguage) {
  const translationOf = await selectTranslations(tx, language);
  type Kind = Parameters<typeof translationOf>[0];
  const titled =
    (kind: Kind) =>
    <Part extends { readonly id: number; readonly title: string }>(part: Part): Part => ({
      ...part,
      title: translationOf(kind, part.id)?.title ?? part.title,
    });
  return {
    category: (category: Category): Category => titled("category")(category),
    item: (item: MenuItem): MenuItem => ({
      ...titled("item")(item),
      description: translationOf("item", item.id)?.description ?? item.description,
      variants: item.variants.map(titled("variant")),
      addons: item.addons.map(titled("addon")),
      modifierGroups: item.modifierGroups.map(titled("group")),
      combo: item.combo?.map(titled("combo_group")),
    }),
  };
}
