import type { Cart } from "../../../../domain/cart/cart.ts";
import { type LineCourse, lineCourses } from "../../../../domain/cart/line-courses.ts";
import type { MenuItemId, Uuid } from "../../../../domain/ids.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

export type CoursesOfLines = ReadonlyMap<Uuid, LineCourse>;

type CoursedMenu = Pick<PosMenu, "items" | "categories">;

const NONE: CoursesOfLines = new Map();

/** With which course the till serves an item unless told. */
export function usualCourse({ items, categories }: CoursedMenu, itemId: MenuItemId): number | null {
  const { categoryId } = items.get(itemId) ?? {};
  return categories.find(({ id }) => id === categoryId)?.course ?? null;
}

/** The courses of the cart's lines; of none where neither the menu nor the cart knows courses. */
export function coursesOf(cart: Cart, menu: CoursedMenu): CoursesOfLines {
  const isUsed = [...menu.categories, ...cart.lines].some(({ course }) => course);
  return isUsed ? lineCourses(cart, (itemId) => usualCourse(menu, itemId)) : NONE;
}
