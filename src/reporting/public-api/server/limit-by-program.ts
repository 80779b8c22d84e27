import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { limitIn } from "#service/item-limits/server/public.ts";
import type { setAvailability } from "../contract/menu.ts";

/** Says what is left of an item as a person at the till would; the log tells with which key. Throws `not_found`, `combo_counts_parts`. */
export function limitByProgram(
  ctx: ApiKeyContext,
  itemId: MenuItemId,
  body: BodyOf<typeof setAvailability>,
): Promise<ResponseOf<typeof setAvailability>> {
  return ctx.inTenant(async (tx) => {
    const { itemLimit, before, title } = await limitIn(tx, ctx, itemId, body);
    const remaining = itemLimit?.remaining ?? null;
    await recordAudit(tx, ctx, [
      {
        action: "menu_item.limited_by_program",
        subject: "menu_item",
        subjectId: itemId,
        before: { title, remaining: before?.remaining ?? null },
        after: { title, remaining, api_key: ctx.keyName },
      },
    ]);
    return { item_id: itemId, remaining };
  });
}
