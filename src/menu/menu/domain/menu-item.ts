import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { RecipeItem } from "#inventory/inventory/domain/recipe.ts";
import type { AddonId, CategoryId, MenuItemId, TaxId, VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { addCents, sumCents } from "#platform/domain/money/cents.ts";
import type { ComboGroup } from "./combo.ts";
import type { ModifierGroup } from "./modifier-group.ts";

/** A version of an item (small, large) with its own full price, which replaces the item's. */
export interface Variant {
  readonly id: VariantId;
  readonly title: string;
  readonly price: Cents;
}

/** Something extra; its price is added. */
export interface Addon {
  readonly id: AddonId;
  readonly title: string;
  readonly price: Cents;
}

export interface Category {
  readonly id: CategoryId;
  readonly title: string;
  readonly isEnabled: boolean;
  /** With which course its items are served unless told; null with none. */
  readonly course?: number | null;
}

export interface ItemTax extends PriceTax {
  readonly id: TaxId;
  readonly title: string;
}

export interface MenuItem {
  readonly id: MenuItemId;
  readonly title: string;
  readonly description: string | null;
  readonly price: Cents;
  readonly image: string | null;
  readonly categoryId: CategoryId | null;
  readonly categoryTitle: string | null;
  readonly isEnabled: boolean;
  readonly tax: ItemTax | null;
  readonly variants: readonly Variant[];
  /** All of them: those of groups too. */
  readonly addons: readonly Addon[];
  readonly groups: readonly ModifierGroup[];
  readonly recipe: readonly RecipeItem[];
  /** Of a combo, which is sold as the parts that are chosen; anything else has none. */
  readonly combo?: readonly ComboGroup[] | null;
}

/** Price of one piece: the variant's price or else the item's, plus the add-ons (back-office §3, diner cart line). */
export function unitPrice(base: Cents, variant: Variant | null, addons: readonly Addon[]): Cents {
  return addCents(variant?.price ?? base, sumCents(addons.map((addon) => addon.price)));
}

/** Whether choosing the item opens the picker; else it goes straight into the cart (operations §4). */
export function hasChoices(item: MenuItem): boolean {
  return item.variants.length > 0 || item.addons.length > 0 || Boolean(item.combo);
}
