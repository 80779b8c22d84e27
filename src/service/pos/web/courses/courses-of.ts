import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { type LineCourse, lineCourses } from "#service/cart/domain/line-courses.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

export type CoursesOfLines = ReadonlyMap<Uuid, LineCourse>;

type CoursedMenu = Pick<PosMenu, "items" | "categories">;

const NONE: CoursesOfLines = new Map();

/** Returns the usual course of an item. */
export function usualCourse({ items, categories }: CoursedMenu, itemId: MenuItemId): number | null {
  const { categoryId } = items.get(itemId) ?? {};
  return categories.find(({ id }) => id === categoryId)?.course ?? null;
}

/** Returns the courses of the cart's lines; empty if neither the menu nor the cart uses courses. */
export function coursesOf(cart: Cart, menu: CoursedMenu): CoursesOfLines {
  const isUsed = [...menu.categories, ...cart.lines].some(({ course }) => course);
  return isUsed ? lineCourses(cart, (itemId) => usualCourse(menu, itemId)) : NONE;
}
