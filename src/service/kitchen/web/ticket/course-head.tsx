import { IconPlayerPauseFilled } from "@tabler/icons-react";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import classes from "./course-head.module.css";
import type { CourseRows } from "./ticket-rows.ts";

/** Which course the dishes below are, and whether they wait for it. What has no course needs no words. */
export function CourseHead({ group: { course, isHeld, fireAt } }: { group: CourseRows }) {
  const t = useT();
  if (course === null) return null;
  return (
    <h3 className={classes.course} data-held={isHeld || undefined}>
      <span>{t("kitchen.course.title", { course })}</span>
      {isHeld ? (
        <span className={classes.held}>
          <IconPlayerPauseFilled size={16} aria-hidden="true" />
          {fireAt === null
            ? t("kitchen.course.held")
            : t("kitchen.course.held_until", { time: formatTime(fireAt) })}
        </span>
      ) : null}
    </h3>
  );
}
