import type { CategoryId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { titlesIn } from "../items/check-item.ts";
import type { ItemRow } from "../items/item-rows.ts";

interface Moved {
  readonly before: Pick<ItemRow, "categoryId">;
  readonly after: Pick<ItemRow, "id" | "title" | "categoryId">;
}

/** Throws `menu_item_exists` when items that go to another category would have a title there that is taken. */
export async function refuseTwice(tx: Tx, changes: readonly Moved[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.categoryId !== after.categoryId);
  const targets = Map.groupBy(moved, ({ after }): CategoryId | null => after.categoryId);
  for (const [categoryId, arriving] of targets) {
    const arrivingIds = new Set(arriving.map(({ after }) => after.id));
    const there = (await titlesIn(tx, categoryId)).filter(({ id }) => !arrivingIds.has(id));
    const taken = new Set(there.map(({ title }) => searchText(title)));
    for (const { after } of arriving) {
      const wanted = searchText(after.title);
      if (taken.has(wanted)) throw new AppError("menu_item_exists", { details: { title: after.title } });
      taken.add(wanted);
    }
  }
}
