import { COURSE_MAX } from "#core/settings/domain/course-limits.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

/** Courses that a line can be moved to: all that the menu and the cart know, and one more. */
export function offeredCourses(
  { lines }: Pick<Cart, "lines">,
  { categories }: Pick<PosMenu, "categories">,
): number[] {
  const last = Math.max(...[...categories, ...lines].map(({ course }) => course ?? 0));
  return Array.from({ length: Math.min(last + 1, COURSE_MAX) }, (_, index) => index + 1);
}
