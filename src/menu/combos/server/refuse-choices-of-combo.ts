import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { combosOnMenu } from "./combo-queries.ts";

/** Refuses variants and add-ons for an item that is sold as its parts: those have their own (docs/decisions/0046). */
export async function refuseChoicesOfCombo(
  tx: Tx,
  item: { readonly id: MenuItemId; readonly title: string },
): Promise<void> {
  const { ids } = await combosOnMenu(tx);
  if (ids.has(item.id)) throw new AppError("combo_takes_no_choices", { details: { title: item.title } });
}
