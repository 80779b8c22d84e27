import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { limitItem as definition, ItemLimit } from "../contract/item-limits.ts";
import { isLimitActive } from "../domain/item-limit.ts";
import { deleteLimit, lockLimit, putLimit, selectLimitedItem } from "./item-limit-queries.ts";
import { itemLimitView } from "./item-limit-view.ts";

/** Who limits an item: a person at a till, or a program in the name of one. */
type Limiter = Pick<StaffContext, "now" | "userId">;

/** Sold out, so many portions left, or for sale again; every screen of the restaurant hears it. */
export function limitItem(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { title, itemLimit, before } = await limitIn(tx, ctx, itemId, body);
    const count = body.remaining ?? 0;
    const message =
      body.remaining === null
        ? ctx.say("itemLimits.reply.free", { title })
        : count === 0
          ? ctx.say("itemLimits.reply.sold_out", { title })
          : ctx.say("itemLimits.reply.left", { title, count });
    return { message, itemLimit, before };
  });
}

/** The same within a transaction. Throws `not_found`, `combo_counts_parts`. */
export async function limitIn(
  tx: Tx,
  { now, userId }: Limiter,
  itemId: MenuItemId,
  { remaining, until }: BodyOf<typeof definition>,
): Promise<{ title: string; itemLimit: ItemLimit | null; before: ItemLimit | null }> {
  const { title, isCombo } = found(await selectLimitedItem(tx, itemId));
  // What runs out are its parts; of a line that is cancelled a countdown of the combo would get nothing back.
  if (isCombo && remaining !== null && remaining > 0)
    throw new AppError("combo_counts_parts", { details: { title } });
  tx.emit({ type: "menu_changed", itemId });
  const { today, dayRule } = await readSettings(tx, now);
  const current = await lockLimit(tx, itemId);
  const before = current && isLimitActive(current, today) ? itemLimitView(current, dayRule) : null;
  if (remaining === null) {
    await deleteLimit(tx, itemId);
    return { title, itemLimit: null, before };
  }
  const limit = { itemId, remaining, availableOn: until === "told" ? null : addDays(today, 1) };
  await putLimit(tx, { ...limit, now, userId });
  return { title, itemLimit: itemLimitView(limit, dayRule), before };
}
