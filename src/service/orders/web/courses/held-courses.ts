import type { AccountId, OrderLineId } from "#platform/domain/ids.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { CLOCK_SLACK_MS, type CourseLine, coursesOf, heldLines } from "../../domain/course.ts";

/** The fields of a card that these rules use. */
export interface CoursedAccount {
  readonly accounts: readonly { readonly id: AccountId }[];
  readonly orders: readonly {
    readonly account_id: AccountId;
    readonly items: readonly (CourseLine & { readonly id: OrderLineId; readonly quantity: number })[];
  }[];
}

interface HeldCourse {
  readonly course: number;
  readonly dishes: number;
  /** Time at which it fires by itself; null: somebody must fire it. */
  readonly fireAt: Date | null;
}

/**
 * Returns the time at which a screen decides what is held: a little late, so that a dish that was just sent never
 * looks held.
 */
export const heldNow = (): Date => new Date(serverNow() + CLOCK_SLACK_MS);

/** Lists the held courses of a card, the next one first. */
export function heldCourses({ orders }: Pick<CoursedAccount, "orders">): HeldCourse[] {
  const held = heldLines(
    orders.flatMap(({ items }) => items),
    heldNow(),
  );
  return coursesOf(held).map((course) => {
    const lines = held.filter((line) => line.course === course);
    const times = lines.flatMap(({ fire_at }) => fire_at?.getTime() ?? []);
    return {
      course,
      dishes: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      fireAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    };
  });
}
