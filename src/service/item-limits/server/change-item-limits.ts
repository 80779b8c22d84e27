import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type BusinessDate, businessDayStart, type DayRule } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  ItemLimit,
  LimitedDish,
  limitItem as limitItemRoute,
  listItemLimits as listItemLimitsRoute,
} from "../contract/item-limits.ts";
import { isLimitActive, type RemainingPortions } from "../domain/item-limit.ts";
import {
  deleteLimit,
  type LimitRow,
  lockLimit,
  putLimit,
  selectLimitedItem,
  selectLimits,
  type TitledLimit,
} from "./item-limit-queries.ts";

/** Whoever limits an item: a person at a till or a program on their behalf. */
type Limiter = Pick<StaffContext, "now" | "userId">;

/** Marks an item as sold out, counted down or unlimited, and notifies every screen. */
export function limitItem(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: BodyOf<typeof limitItemRoute>,
): Promise<ResponseOf<typeof limitItemRoute>> {
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

/** Limits an item within a transaction. Throws `not_found` or `combo_counts_parts`. */
export async function limitIn(
  tx: Tx,
  { now, userId }: Limiter,
  itemId: MenuItemId,
  { remaining, until }: BodyOf<typeof limitItemRoute>,
): Promise<{ title: string; itemLimit: ItemLimit | null; before: ItemLimit | null }> {
  const { title, isCombo } = found(await selectLimitedItem(tx, itemId));
  // Only the parts of a combo run out. A cancelled line would give nothing back to a countdown of the combo itself.
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

export function listItemLimits(ctx: StaffContext): Promise<ResponseOf<typeof listItemLimitsRoute>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    return { itemLimits: limitedDishViews(await selectLimits(tx), today, dayRule) };
  });
}

/** Returns the portions left of the items limited on this business day. */
export function remainingPortions(rows: readonly LimitRow[], today: BusinessDate): RemainingPortions {
  return new Map(rows.filter((row) => isLimitActive(row, today)).map((row) => [row.itemId, row.remaining]));
}

/** Lists the limits of this business day with the time at which each ends by itself. */
export async function currentItemLimits(tx: Tx, today: BusinessDate, rule: DayRule): Promise<ItemLimit[]> {
  const rows = await selectLimits(tx);
  return rows.filter((row) => isLimitActive(row, today)).map((row) => itemLimitView(row, rule));
}

function limitedDishViews(rows: readonly TitledLimit[], today: BusinessDate, rule: DayRule): LimitedDish[] {
  return rows
    .filter((row) => isLimitActive(row, today))
    .map((row) => ({ ...itemLimitView(row, rule), title: row.title }));
}

function itemLimitView({ itemId, remaining, availableOn }: LimitRow, rule: DayRule): ItemLimit {
  return {
    item_id: itemId,
    remaining,
    until: availableOn === null ? null : new Date(businessDayStart(availableOn, rule)),
  };
}
