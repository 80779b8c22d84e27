import type { AccountId, OrderLineId } from "#platform/domain/ids.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { CLOCK_SLACK_MS, type CourseLine, coursesOf, heldLines } from "../../domain/course.ts";

/** What is looked at of the open accounts of a card. */
export interface CoursedAccount {
  readonly accounts: readonly { readonly id: AccountId }[];
  readonly orders: readonly {
    readonly account_id: AccountId;
    readonly items: readonly (CourseLine & { readonly id: OrderLineId; readonly quantity: number })[];
  }[];
}

/** A course that waits at a card. */
export interface HeldCourse {
  readonly course: number;
  readonly dishes: number;
  /** When it goes by itself; null: until somebody fires it. */
  readonly fireAt: Date | null;
}

/** The instant by which a screen says what is held: a little late, so that what was just sent never looks as if it waited. */
export const heldNow = (): Date => new Date(serverNow() + CLOCK_SLACK_MS);

/** What is held at a card, the course to fire next first. */
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
