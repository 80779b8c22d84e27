import { IconPlayerPause, IconSend } from "@tabler/icons-react";
import { Fragment } from "react";
import { useT } from "#platform/web/use-t.ts";
import { type CartCourse, cartCourses, holdCourse } from "#service/cart/domain/cart-courses.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CartLineRow } from "../cart/cart-line-row.tsx";
import type { CartLinesView } from "../cart/cart-lines-view.ts";
import { usePos } from "../pos-context.ts";
import classes from "./course-lines.module.css";
import { CourseMenu } from "./course-menu.tsx";
import { useChangeCourses } from "./use-change-courses.ts";
import { useCourseKeys } from "./use-course-keys.ts";

/** The lines of the cart below the courses they are served with, each course held or sent with the order. */
export function CourseLines({ lines, courses, activeLineId, problems, ref }: CartLinesView) {
  const t = useT();
  useCourseKeys();
  const groups = cartCourses(lines, courses);
  const numbers = new Map(groups.flatMap((group) => group.lines).map(({ id }, index) => [id, index + 1]));
  return (
    <ol ref={ref} tabIndex={-1} className={classes.lines} aria-label={t("pos.screen.cart")}>
      {groups.map((group) => (
        <Fragment key={group.course}>
          <CourseHead {...group} />
          {group.lines.map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              number={numbers.get(line.id) ?? 0}
              active={line.id === activeLineId}
              problem={problems.get(line.id)}
              Course={CourseMenu}
            />
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

function CourseHead({ course, hold }: CartCourse) {
  const { store } = usePos();
  const t = useT();
  const announce = useAnnounce();
  const change = useChangeCourses();
  const toggle = () => {
    if (course === null || !change(holdCourse(store.getState().cart, course, !hold))) return;
    announce(t(hold ? "pos.course.now_sent" : "pos.course.now_held", { course }));
  };
  return (
    <li className={classes.head} data-held={hold || undefined}>
      <h3 className={classes.title}>
        {course === null ? t("pos.course.none") : t("pos.course.name", { course })}
        <small className={classes.state}>{t(hold ? "pos.course.held" : "pos.course.at_once")}</small>
      </h3>
      {course === null ? null : (
        <Button
          variant="light"
          repeats
          icon={
            hold ? (
              <IconSend size={18} aria-hidden="true" />
            ) : (
              <IconPlayerPause size={18} aria-hidden="true" />
            )
          }
          aria-label={t(hold ? "pos.course.send_name" : "pos.course.hold_name", { course })}
          onClick={toggle}
        >
          {t(hold ? "pos.course.send" : "pos.course.hold")}
        </Button>
      )}
    </li>
  );
}
