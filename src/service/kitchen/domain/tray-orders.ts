import { isOverdue } from "#menu/stations/domain/station-limits.ts";
import type { OrderId, UserId } from "#platform/domain/ids.ts";
import { activeClaim, type StoredClaim } from "./decide-claim.ts";

/** A finished dish, and what decides whose it is to carry. */
export interface DishToCarry extends StoredClaim {
  readonly order_id: OrderId;
  /** Who serves its account. */
  readonly waiter_id: UserId | null;
  /** Minutes that its station allows it to wait. */
  readonly pickup_minutes: number;
  /** Name of who is on the way. */
  readonly claimer: string | null;
}

export interface Carrier {
  readonly userId: UserId;
  readonly now: Date;
}

/** A dish as one person sees it on the tray. */
export type CarriedDish<Dish extends DishToCarry> = Omit<Dish, "claimed_by"> & {
  readonly ready_at: Date;
  readonly late: boolean;
  readonly claimed_by: string | null;
  readonly claimed_by_me: boolean;
};

/**
 * The tray of one person: what is ready of the accounts they serve and of those nobody serves, what they fetch
 * already, and what waits too long, whoever should have fetched it. Orders in the order of their first dishes.
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
