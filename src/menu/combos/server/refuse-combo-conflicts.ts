import type { MenuItemId, VariantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { combosOnMenu, combosWith } from "./combo-queries.ts";

/**
 * Refuses to delete an item, or one of its variants, while a combo offers it; names the combos (docs/decisions/0042).
 */
export async function refusePartOfCombo(
  tx: Tx,
  part: { readonly title: string; readonly itemId: MenuItemId; readonly variantId?: VariantId },
): Promise<void> {
  const combos = await combosWith(tx, part.itemId, part.variantId);
  if (combos.length === 0) return;
  const details = { title: part.title, combos };
  throw new AppError("menu_item_in_use", { details });
}

/** Refuses variants and add-ons for a combo: only its parts have them (docs/decisions/0046). */
export async function refuseChoicesOfCombo(
  tx: Tx,
  item: { readonly id: MenuItemId; readonly title: string },
): Promise<void> {
  const { ids } = await combosOnMenu(tx);
  if (ids.has(item.id)) throw new AppError("combo_takes_no_choices", { details: { title: item.title } });
}
