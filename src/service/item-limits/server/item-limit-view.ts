import { type BusinessDate, businessDayStart, type DayRule } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ItemLimit, LimitedDish } from "../contract/item-limits.ts";
import { isLimitActive, type RemainingPortions } from "../domain/item-limit.ts";
import { type LimitRow, selectLimits, type TitledLimit } from "./item-limit-queries.ts";

/** Portions left of the items that are limited on this business day. */
export function remainingPortions(rows: readonly LimitRow[], today: BusinessDate): RemainingPortions {
  return new Map(rows.filter((row) => isLimitActive(row, today)).map((row) => [row.itemId, row.remaining]));
}

/** The limits that count on this business day, with the instant at which each ends by itself. */
export async function currentItemLimits(tx: Tx, today: BusinessDate, rule: DayRule): Promise<ItemLimit[]> {
  const rows = await selectLimits(tx);
  return rows.filter((row) => isLimitActive(row, today)).map((row) => itemLimitView(row, rule));
}

/** The same with titles. */
export function limitedDishViews(
  rows: readonly TitledLimit[],
  today: BusinessDate,
  rule: DayRule,
): LimitedDish[] {
  return rows
    .filter((row) => isLimitActive(row, today))
    .map((row) => ({ ...itemLimitView(row, rule), title: row.title }));
}

/** One limit as screens get it. */
export function itemLimitView({ itemId, remaining, availableOn }: LimitRow, rule: DayRule): ItemLimit {
  return {
    item_id: itemId,
    remaining,
    until: availableOn === null ? null : new Date(businessDayStart(availableOn, rule)),
  };
}
