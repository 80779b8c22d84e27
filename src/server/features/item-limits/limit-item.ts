import type { limitItem as definition } from "../../../contract/item-limits.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import type { MenuItemId } from "../../../domain/ids.ts";
import { isLimitActive } from "../../../domain/item-limits/item-limit.ts";
import { addDays } from "../../../domain/periods/calendar-date.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { deleteLimit, lockLimit, putLimit, selectLimitedItem } from "./item-limit-queries.ts";
import { itemLimitView } from "./item-limit-view.ts";

/** Sold out, so many portions left, or for sale again; every screen of the restaurant hears it. */
export function limitItem(
  ctx: StaffContext,
  itemId: MenuItemId,
  { remaining, until }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { title, isCombo } = found(await selectLimitedItem(tx, itemId));
    // What runs out are its parts; of a line that is cancelled a countdown of the combo would get nothing back.
    if (isCombo && remaining !== null && remaining > 0)
      throw new AppError("combo_counts_parts", { details: { title } });
    tx.emit({ type: "menu_changed", itemId });
    const { today, dayRule } = await readSettings(tx, ctx.now);
    const current = await lockLimit(tx, itemId);
    const before = current && isLimitActive(current, today) ? itemLimitView(current, dayRule) : null;
    if (remaining === null) {
      await deleteLimit(tx, itemId);
      return { message: ctx.say("itemLimits.reply.free", { title }), itemLimit: null, before };
    }
    const limit = { itemId, remaining, availableOn: until === "told" ? null : addDays(today, 1) };
    await putLimit(tx, { ...limit, now: ctx.now, userId: ctx.userId });
    const message =
      remaining === 0
        ? ctx.say("itemLimits.reply.sold_out", { title })
        : ctx.say("itemLimits.reply.left", { title, count: remaining });
    return { message, itemLimit: itemLimitView(limit, dayRule), before };
  });
}
