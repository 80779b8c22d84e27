import { useT } from "#platform/web/use-t.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./course-menu.module.css";
import { coursesOf } from "./courses-of.ts";
import { offeredCourses } from "./offered-courses.ts";
import { courseName, useMoveLine } from "./use-move-line.ts";

/** The course of a line, and behind it the others that it can be served with. */
export function CourseMenu({ line }: { line: CartLine }) {
  const { menu } = usePos();
  const t = useT();
  const move = useMoveLine();
  const cart = useCart((state) => state.cart);
  const course = coursesOf(cart, menu).get(line.id)?.course ?? null;
  const short = t("pos.course.short", { course: course ?? "–" });
  const isByParts = line.parts !== undefined && line.course === undefined;
  const others = [...offeredCourses(cart, menu), null].filter((other) => isByParts || other !== course);
  const actions = [...others, ...(line.parts && !isByParts ? [undefined] : [])].map(
    (other): MenuAction => ({
      key: String(other),
      label: courseName(other, t),
      onSelect: () => move(line, other),
    }),
  );
  return (
    <span className={classes.menu}>
      <ActionMenu
        label={t("pos.course.of_line", {
          short,
          title: line.title,
          course: courseName(isByParts ? undefined : course, t),
        })}
        actions={actions}
        trigger={
          <span className={classes.course} aria-hidden="true">
            {short}
          </span>
        }
      />
    </span>
  );
}
