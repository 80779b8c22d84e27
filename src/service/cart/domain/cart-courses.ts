import type { Uuid } from "#platform/domain/ids.ts";
import type { Cart, CartLine } from "./cart.ts";
import { mergeEqualLines } from "./edit-cart.ts";
import type { LineCourse } from "./line-courses.ts";

/** Lines of a cart that are served together. */
export interface CartCourse extends LineCourse {
  readonly lines: readonly CartLine[];
}

/** Groups the lines by course in serving order, starting with those without a course. */
export function cartCourses(
  lines: readonly CartLine[],
  courses: ReadonlyMap<Uuid, LineCourse>,
): CartCourse[] {
  const byCourse = new Map<number | null, { course: number | null; hold: boolean; lines: CartLine[] }>();
  for (const line of lines) {
    const { course, hold } = courses.get(line.id) ?? { course: null, hold: false };
    const group = byCourse.get(course) ?? { course, hold, lines: [] };
    byCourse.set(course, group);
    group.lines.push(line);
  }
  return [...byCourse.values()].toSorted((a, b) => (a.course ?? 0) - (b.course ?? 0));
}

/**
 * Moves a line to another course: null for none, undefined for the course of its category. A line that now equals another merges
 * with it.
 */
export function moveToCourse(cart: Cart, lineId: Uuid, course: number | null | undefined): Cart {
  const lines = cart.lines.map((line) => (line.id === lineId ? { ...line, course } : line));
  return { ...cart, lines: mergeEqualLines(lines) };
}

/** Holds a course, or sends it with the order. */
export function holdCourse(cart: Cart, course: number, hold: boolean): Cart {
  const others = (cart.holds ?? []).filter((choice) => choice.course !== course);
  return { ...cart, holds: [...others, { course, hold }] };
}
