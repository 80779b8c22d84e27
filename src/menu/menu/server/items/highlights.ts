import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readMenuHighlights, setMenuHighlights } from "../../contract/menu-highlights.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";

interface Highlightable {
  readonly id: MenuItemId;
  readonly title: string;
  readonly is_highlighted: boolean;
}

const selectHighlightable = (tx: Tx): Promise<Highlightable[]> =>
  tx.query<Highlightable>({
    text: `select i.id, i.title, i.is_highlighted from menu_items i
      left join categories c on c.tenant_id = $1 and c.id = i.category_id
      where i.tenant_id = $1 and i.archived_at is null
      order by c.position nulls last, c.id, i.position, i.id`,
    values: [tx.tenantId],
  });

/** Reads all items and which of them are highlighted. */
export const readHighlights = (ctx: StaffContext): Promise<ResponseOf<typeof readMenuHighlights>> =>
  ctx.inTenant(async (tx) => ({ items: await selectHighlightable(tx) }));

/** Highlights these items and no others. Refuses `not_found` for one that is not on the menu. */
export const setHighlights = (
  ctx: StaffContext,
  { ids }: BodyOf<typeof setMenuHighlights>,
): Promise<{ message: string }> =>
  changeMenu(ctx, async (tx) => {
    const items = await selectHighlightable(tx);
    if (ids.some((id) => !items.some((item) => item.id === id))) throw new AppError("not_found");
    const changed = items.filter((item) => item.is_highlighted !== ids.includes(item.id));
    await tx.query({
      text: "update menu_items set is_highlighted = not is_highlighted where tenant_id = $1 and id = any($2)",
      values: [tx.tenantId, changed.map(({ id }) => id)],
    });
    return {
      audit: changed.flatMap(({ id, title, is_highlighted }) =>
        recordsOf(
          "menu_item.changed_together",
          id,
          { title, highlighted: is_highlighted },
          { title, highlighted: !is_highlighted },
        ),
      ),
      answer: { message: ctx.say("guestOrdering.reply.highlights_saved") },
    };
  });
