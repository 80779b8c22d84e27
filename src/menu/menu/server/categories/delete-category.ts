import type { CategoryId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeMenu } from "../change-menu.ts";
import { titlesIn } from "../items/check-item.ts";
import { lastPlace } from "../items/write-item.ts";
import { recordsOf } from "../menu-record.ts";
import { allCategories, type CategoryRow, categoryOf, writeCategory } from "./category-queries.ts";

/** Items that a refusal names. */
const MOST_NAMED = 3;

/** Deletes a category. One with items is refused, unless another one is said to get them; they go behind its own. */
export function deleteCategory(
  ctx: StaffContext,
  id: CategoryId,
  moveItemsTo: CategoryId | undefined,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const categories = await allCategories(tx);
    const { title } = categoryOf(categories, id);
    const target = moveItemsTo === undefined ? null : categoryOf(categories, moveItemsTo);
    if (target?.id === id) throw new AppError("not_found");
    const items = await titlesIn(tx, id);
    if (items.length > 0 && target === null)
      throw new AppError("category_in_use", {
        details: {
          title,
          count: items.length,
          items: items.slice(0, MOST_NAMED).map((item) => item.title),
        },
      });
    if (target !== null && items.length > 0) await moveItems(tx, id, target, items);
    await writeCategory(tx, id, { archived_at: ctx.now });
    const moved = { title, target: target?.title, count: items.length };
    const message =
      target === null || items.length === 0
        ? ctx.say("menu.reply.category_deleted", { title })
        : ctx.say("menu.reply.category_moved", moved);
    const before = { title, items: items.map((item) => item.title) };
    const after = target === null ? null : { moved_to: target.title };
    return { audit: recordsOf("category.deleted", id, before, after), answer: { message } };
  });
}

async function moveItems(
  tx: Tx,
  from: CategoryId,
  { id: to }: CategoryRow,
  items: readonly { readonly title: string }[],
): Promise<void> {
  const taken = new Set((await titlesIn(tx, to)).map((item) => searchText(item.title)));
  const twice = items.find((item) => taken.has(searchText(item.title)));
  if (twice) throw new AppError("menu_item_exists", { details: { title: twice.title } });
  await tx.query({
    text: `update menu_items set category_id = $3, position = position + $4
      where tenant_id = $1 and category_id = $2 and archived_at is null`,
    values: [tx.tenantId, from, to, await lastPlace(tx, to)],
  });
}
