import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { RecipeItem } from "#inventory/inventory/domain/recipe.ts";
import type { AddonId, CategoryId, MenuItemId, TaxId, VariantId } from "#platform/domain/ids.ts";
import { addCents, type Cents, sumCents } from "#platform/domain/money/cents.ts";
import type { CategoryColour } from "./category-colour.ts";
import type { ComboGroup } from "./combo.ts";
import type { ModifierGroup } from "./modifier-group.ts";

/**
 * Most variants, most add-ons and most groups of an item: the till shows them all on one sheet (docs/decisions/0044).
 */
export const MAX_ITEM_CHOICES = 100;

/** A version of an item (small, large) whose own full price replaces the item's. */
export interface Variant {
  readonly id: VariantId;
  readonly title: string;
  readonly price: Cents;
}

/** An extra; its price is added. */
export interface Addon {
  readonly id: AddonId;
  readonly title: string;
  readonly price: Cents;
}

export interface Category {
  readonly id: CategoryId;
  readonly title: string;
  readonly isEnabled: boolean;
  /** Course in which its items are served by default; null: none. */
  readonly course?: number | null;
  /** Colour of its mark on tills; null: none. */
  readonly colour?: CategoryColour | null;
}

interface ItemTax extends PriceTax {
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
  /** All of them, including those of groups. */
  readonly addons: readonly Addon[];
  readonly groups: readonly ModifierGroup[];
  readonly recipe: readonly RecipeItem[];
  /** Groups of a combo; missing or null for other items. */
  readonly combo?: readonly ComboGroup[] | null;
}

/**
 * Returns the price of one piece: the variant's or else the item's price, plus the add-ons (back-office §3, diner
 * cart line).
 */
export function unitPrice(base: Cents, variant: Variant | null, addons: readonly Addon[]): Cents {
  return addCents(variant?.price ?? base, sumCents(addons.map((addon) => addon.price)));
}

/** Tells whether choosing the item opens the picker; else it goes straight into the cart (operations §4). */
export function hasChoices(item: MenuItem): boolean {
  return item.variants.length > 0 || item.addons.length > 0 || Boolean(item.combo);
}
