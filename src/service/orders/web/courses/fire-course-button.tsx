import { IconPlayerPlay } from "@tabler/icons-react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatTime } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import classes from "./fire-course-button.module.css";
import { type CoursedAccount, heldCourses } from "./held-courses.ts";
import { useFireCourse } from "./use-fire-course.ts";

export interface FireCourseButtonProps {
  account: CoursedAccount;
  /** As people call it: "Mesa 4". */
  name: string;
}

/** Fires the next course of a card, and says what waits; nothing where nothing is held. */
export function FireCourseButton({ account, name }: FireCourseButtonProps) {
  const t = useT();
  const user = useUser();
  const firing = useFireCourse(account);
  const [next, ...later] = heldCourses(account);
  if (next === undefined) return null;
  const { course, dishes, fireAt } = next;
  const facts = [
    t("orders.course.waiting", { count: dishes }),
    fireAt && t("orders.course.by_itself", { time: formatTime(fireAt) }),
    later.length > 0 &&
      t("orders.course.later", {
        count: later.length,
        courses: later.map((held) => held.course).join(", "),
      }),
  ].filter(Boolean);
  const words = t("orders.course.fire", { course });
  return (
    <div className={classes.course}>
      <p className={classes.facts}>{facts.join(" · ")}</p>
      {user && mayDo(actorOf(user), "course.fire") ? (
        <Button
          size="lg"
          fullWidth
          variant="light"
          busy={firing.isPending}
          icon={<IconPlayerPlay size={20} aria-hidden="true" />}
          aria-label={t("orders.course.fire_at", { course, account: name })}
          onClick={() => firing.mutate(course)}
        >
          {words}
        </Button>
      ) : (
        <p>{t("orders.course.is_held", { course })}</p>
      )}
    </div>
  );
}
