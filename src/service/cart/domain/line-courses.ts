import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cart } from "./cart.ts";

/** Course of a line, and whether its station waits for it. */
export interface LineCourse {
  /** Course; null means at once. A combo served by its parts has the first of their courses. */
  readonly course: number | null;
  readonly hold: boolean;
  /** For such a combo, whether each part is held. */
  readonly parts?: readonly boolean[] | undefined;
}

/**
 * Returns the courses of the lines for dining in. Lines without a course and the first course go at once; later courses are held
 * unless somebody chose otherwise.
 */
export function lineCourses(
  { lines, diningOption, holds }: Pick<Cart, "lines" | "diningOption" | "holds">,
  usualCourse: (itemId: MenuItemId) => number | null,
): ReadonlyMap<Uuid, LineCourse> {
  if (diningOption !== "dinein") return new Map();
  const served = lines.map(({ id, menuItemId, course, parts }) => {
    if (course !== undefined) return { id, courses: [course] };
    if (!parts) return { id, courses: [usualCourse(menuItemId)] };
    return { id, courses: parts.map(({ itemId }) => usualCourse(itemId)), isByParts: true };
  });
  const lowest = (courses: readonly (number | null)[]) =>
    Math.min(...courses.filter((course) => course !== null));
  const first = lowest(served.flatMap(({ courses }) => courses));
  const isHeld = (course: number | null) => course !== null && (holdOf(holds, course) ?? course > first);
  return new Map(
    served.map(({ id, courses, isByParts }) => {
      const own = lowest(courses);
      const course = Number.isFinite(own) ? own : null;
      return [id, { course, hold: isHeld(course), ...(isByParts && { parts: courses.map(isHeld) }) }];
    }),
  );
}

/** Returns a person's choice for a course; undefined without one. */
export function holdOf(holds: Cart["holds"], course: number | null): boolean | undefined {
  return holds?.find((choice) => choice.course === course)?.hold;
}
