import type { MenuItemId } from "#platform/domain/ids.ts";
import { type BusinessDate, businessDateOf } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { StockEffect } from "#service/orders/domain/line-status.ts";
import { decidePortions, isLimitActive, type RemainingPortions } from "../domain/item-limit.ts";
import { changeRemaining } from "./item-limit-queries.ts";

/** An ordered dish with the countdown that its portions came from. */
interface CountedLine {
  readonly item_id: MenuItemId;
  readonly item_title: string;
  readonly quantity: number;
  readonly countdown_id: string | null;
}

interface PortionMove {
  readonly line: CountedLine;
  readonly portions: StockEffect;
}

/**
 * Returns portions of locked lines to their countdowns, or takes portions from the current ones, and returns the countdown of
 * each line afterwards. A countdown that was restarted meanwhile gets nothing back. Limits are locked in id order and before
 * ingredients. Throws `item_sold_out`.
 */
export async function moveLinePortions(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "say">,
  moves: readonly PortionMove[],
): Promise<(string | null)[]> {
  const moving = moves.filter(({ portions }) => portions !== "none");
  if (moving.length === 0) return moves.map(({ line }) => line.countdown_id);
  const countdowns = await lockCountdowns(
    tx,
    moving.map(({ line }) => line.item_id),
  );
  const active = countdowns.filter((countdown) => isActive(countdown, ctx.now));
  const after = moves.map(({ line, portions }) => {
    if (portions === "none") return line.countdown_id;
    return portions === "return" ? null : (countdownOf(active, line)?.id ?? null);
  });
  const returned = moving.filter(
    ({ line, portions }) => portions === "return" && countdownOf(countdowns, line)?.id === line.countdown_id,
  );
  const taken = moving.filter(({ line, portions }) => portions === "take" && countdownOf(active, line));
  refuseSoldOut(ctx, taken, active);
  await changeRemaining(tx, [
    ...returned.map(({ line }) => ({ item: line.item_id, delta: line.quantity })),
    ...taken.map(({ line }) => ({ item: line.item_id, delta: -line.quantity })),
  ]);
  return after;
}

interface Countdown {
  readonly id: string;
  readonly itemId: MenuItemId;
  readonly remaining: number;
  readonly availableOn: BusinessDate | null;
  readonly zone: string;
  readonly cutoffHour: number;
}

function lockCountdowns(tx: Tx, itemIds: readonly MenuItemId[]): Promise<Countdown[]> {
  return tx.query<Countdown>({
    text: `select i.countdown_id as id, i.menu_item_id as "itemId", i.remaining, i.available_on as "availableOn",
        s.time_zone as zone, s.day_cutoff_hour as "cutoffHour"
      from item_limits i join store_settings s on s.tenant_id = $1
      where i.tenant_id = $1 and i.menu_item_id = any($2::bigint[])
      order by i.menu_item_id for no key update of i`,
    values: [tx.tenantId, [...new Set(itemIds)]],
  });
}

function isActive(countdown: Countdown, now: Date): boolean {
  return isLimitActive(countdown, businessDateOf(now.getTime(), countdown));
}

function countdownOf(countdowns: readonly Countdown[], line: CountedLine): Countdown | undefined {
  return countdowns.find(({ itemId }) => itemId === line.item_id);
}

function refuseSoldOut(
  ctx: Pick<StaffContext, "say">,
  taken: readonly PortionMove[],
  active: readonly Countdown[],
): void {
  const wanted = taken.map(({ line }) => ({ menuItemId: line.item_id, quantity: line.quantity }));
  const decision = decidePortions(
    wanted,
    new Map(active.map((countdown) => [countdown.itemId, countdown.remaining])),
  );
  if (decision.ok) return;
  const { itemId, remaining } = decision;
  const { line } = required(
    taken.find(({ line }) => line.item_id === itemId),
    "the line of the dish that is sold out",
  );
  throw soldOut(ctx, { title: line.item_title, itemId, remaining });
}

/** Takes the portions of a new order from locked countdowns with enough left, and notifies every till. */
export function takePortions(tx: Tx, portions: RemainingPortions): Promise<void> {
  return changeRemaining(
    tx,
    [...portions].map(([item, quantity]) => ({ item, delta: -quantity })),
  );
}

/** Makes the error `item_sold_out`, which names the dish and how much of it is left. */
export function soldOut(
  { say }: Pick<StaffContext, "say">,
  dish: { readonly title: string; readonly itemId: MenuItemId; readonly remaining: number },
  field?: string,
): AppError {
  const { remaining: count } = dish;
  const left = say(count === 0 ? "itemLimits.sold_out" : "itemLimits.left", { count });
  return new AppError("item_sold_out", { ...(field && { field }), details: { ...dish, left } });
}
