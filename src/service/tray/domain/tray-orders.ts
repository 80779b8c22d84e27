import { isOverdue } from "#menu/stations/domain/station-limits.ts";
import type { OrderId, UserId } from "#platform/domain/ids.ts";
import { activeClaim, type StoredClaim } from "#service/kitchen/domain/decide-claim.ts";

/** A finished dish with the facts that decide who carries it. */
interface DishToCarry extends StoredClaim {
  readonly order_id: OrderId;
  /** Waiter of its account. */
  readonly waiter_id: UserId | null;
  /** Minutes its station lets it wait. */
  readonly pickup_minutes: number;
  /** Name of the person who is fetching it. */
  readonly claimer: string | null;
}

interface Carrier {
  readonly userId: UserId;
  readonly now: Date;
}

/** A dish as it appears on one person's tray. */
type CarriedDish<Dish extends DishToCarry> = Omit<Dish, "claimed_by"> & {
  readonly ready_at: Date;
  readonly late: boolean;
  readonly claimed_by: string | null;
  readonly claimed_by_me: boolean;
};

/**
 * Returns the tray of one person: finished dishes of their accounts and of accounts without a waiter, dishes they are fetching,
 * and anybody's dishes that wait too long. Orders follow the order of their first dishes.
 */
export function trayOrders<Dish extends DishToCarry>(dishes: readonly Dish[], carrier: Carrier) {
  const shown = dishes.filter((dish) => isShownTo(dish, carrier));
  return [...Map.groupBy(shown, (dish) => dish.order_id).values()].flatMap((ofOrder) => {
    const [first] = ofOrder;
    if (!first) return [];
    const items = ofOrder.map((dish) => carriedDish(dish, carrier));
    return [{ ...first, is_mine: first.waiter_id === carrier.userId, items }];
  });
}

function isShownTo(dish: DishToCarry, { userId, now }: Carrier): boolean {
  const isOwn = dish.waiter_id === userId || dish.waiter_id === null;
  const claimedBy = activeClaim(dish);
  return isOwn || claimedBy === userId || (claimedBy === null && isLate(dish, now));
}

function isLate({ status_changed_at, pickup_minutes }: DishToCarry, now: Date): boolean {
  return isOverdue(status_changed_at.getTime(), now.getTime(), pickup_minutes);
}

function carriedDish<Dish extends DishToCarry>(dish: Dish, { userId, now }: Carrier): CarriedDish<Dish> {
  const claimedBy = activeClaim(dish);
  return {
    ...dish,
    ready_at: dish.status_changed_at,
    late: isLate(dish, now),
    claimed_by: claimedBy === null ? null : dish.claimer,
    claimed_by_me: claimedBy === userId,
  };
}
