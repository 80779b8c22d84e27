import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cart } from "./cart.ts";

/** With which course a line is served, and whether its station waits with it. */
export interface LineCourse {
  /** Of a combo that is served as its parts are: the first of theirs. Null: at once. */
  readonly course: number | null;
  readonly hold: boolean;
  /** Of such a combo: whether each part waits. */
  readonly parts?: readonly boolean[] | undefined;
}

/**
 * The courses of a cart's lines, for who dines in. What has no course goes at once, and so does the first course of the
 * cart; later ones are held, unless somebody said otherwise of a course.
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

/** What somebody said of a course; undefined when nobody did. */
export function holdOf(holds: Cart["holds"], course: number | null): boolean | undefined {
  return holds?.find((said) => said.course === course)?.hold;
}
