import type { AddonId, VariantId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";

/** What a recipe is of. */
export const recipeKinds = ["item", "variant", "addon"] as const;
export type RecipeKind = (typeof recipeKinds)[number];

/** The item itself, one of its variants or one of its add-ons, with what it takes. */
export interface RecipeTarget {
  readonly key: string;
  /** Null: the item itself. */
  readonly title: string | null;
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly lines: readonly RecipeLine[];
  readonly recipeCost: ItemDetail["recipeCost"];
}

/** The recipes of one kind that an item has, those without a line too. */
export function targetsOf(item: ItemDetail, kind: RecipeKind): readonly RecipeTarget[] {
  const { recipeItems: lines, recipeCost } = item;
  switch (kind) {
    case "item": {
      const own = lines.filter((line) => line.variantId === null && line.addonId === null);
      // Sold is a variant: what the item alone costs is a part of each, its price is nobody's.
      const cost =
        item.variants.length > 0 ? { ...recipeCost, margin: null, target_price: null } : recipeCost;
      return [{ key: "item", title: null, variantId: null, addonId: null, lines: own, recipeCost: cost }];
    }
    case "variant":
      return item.variants.map(({ id, title, recipeCost }) => ({
        key: String(id),
        title,
        variantId: id,
        addonId: null,
        lines: lines.filter((line) => line.variantId === id),
        recipeCost,
      }));
    case "addon":
      return item.addons.map(({ id, title, recipeCost }) => ({
        key: String(id),
        title,
        variantId: null,
        addonId: id,
        lines: lines.filter((line) => line.addonId === id),
        recipeCost,
      }));
    default:
      return unreachable(kind);
  }
}
