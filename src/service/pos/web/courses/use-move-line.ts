import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
import { moveToCourse } from "#service/cart/domain/cart-courses.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { usePos } from "../pos-context.ts";
import { usualCourse } from "./courses-of.ts";
import { useChangeCourses } from "./use-change-courses.ts";

/** Serves a line of the cart with another course, null: with none, undefined: a combo as its parts are; and says so. */
export function useMoveLine(): (line: CartLine, course: number | null | undefined) => void {
  const { store, menu } = usePos();
  const t = useT();
  const announce = useAnnounce();
  const change = useChangeCourses();
  return ({ id, menuItemId, title, parts }, course) => {
    // Said of a combo it counts for all parts; of anything else the usual one needs no saying.
    const isUsual = !parts && course === usualCourse(menu, menuItemId);
    if (!change(moveToCourse(store.getState().cart, id, isUsual ? undefined : course))) return;
    announce(t("pos.course.moved", { title, course: courseName(course, t) }));
  };
}

/** A course as people call it. */
export function courseName(course: number | null | undefined, t: Translate): string {
  if (course === undefined) return t("pos.course.by_parts");
  return course === null ? t("pos.course.none") : t("pos.course.name", { course });
}
