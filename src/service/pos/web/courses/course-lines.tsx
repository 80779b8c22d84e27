import { IconPlayerPause, IconSend } from "@tabler/icons-react";
import { Fragment, useEffect, useEffectEvent } from "react";
import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart, CartLine } from "#service/cart/domain/cart.ts";
import { type CartCourse, cartCourses, holdCourse, moveToCourse } from "#service/cart/domain/cart-courses.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { toastError } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Span } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { CartLineRow, type CartLinesView } from "../cart/cart-line-row.tsx";
import { activeLine, isDialogOpen, isTyping } from "../keyboard/use-pos-hotkeys.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { useCart, usePos } from "../pos-context.ts";
import { playTap } from "../tap-sound.ts";
import classes from "./course-lines.module.css";
import { coursesOf, usualCourse } from "./courses-of.ts";

/** Lists the lines of the cart by course; each course can be held or sent with the order. */
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
        {course === null ? t("pos.course.none") : t("common.course_of", { course })}
        <small className={classes.state}>{t(hold ? "common.on_hold" : "pos.course.at_once")}</small>
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

/** Shows the course of a line and a menu with the others. */
function CourseMenu({ line }: { line: CartLine }) {
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
    <Span room="keep">
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
    </Span>
  );
}

/** Moves a line to another course and announces it: null for none, undefined to serve a combo by its parts. */
export function useMoveLine(): (line: CartLine, course: number | null | undefined) => void {
  const { store, menu } = usePos();
  const t = useT();
  const announce = useAnnounce();
  const change = useChangeCourses();
  return ({ id, menuItemId, title, parts }, course) => {
    // For a combo, a course applies to all parts; for anything else, the usual course is not stored.
    const isUsual = !parts && course === usualCourse(menu, menuItemId);
    if (!change(moveToCourse(store.getState().cart, id, isUsual ? undefined : course))) return;
    announce(t("pos.course.moved", { title, course: courseName(course, t) }));
  };
}

/** Names a course. */
function courseName(course: number | null | undefined, t: Translate): string {
  if (course === undefined) return t("pos.course.by_parts");
  return course === null ? t("pos.course.none") : t("common.course_of", { course });
}

/** Saves a cart with other courses; shows an error and returns false while the cart is being sent. */
function useChangeCourses(): (cart: Cart) => boolean {
  const { store } = usePos();
  const t = useT();
  return (cart) => {
    const isChanged = store.change(cart);
    if (isChanged) playTap("up");
    else toastError(t("pos.send.frozen"));
    return isChanged;
  };
}

/** `<` and `>` move the line added or changed last to the course before or after. */
function useCourseKeys(): void {
  const pos = usePos();
  const move = useMoveLine();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "<" ? -1 : event.key === ">" ? 1 : 0;
    const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
    if (step === 0 || isOther || event.defaultPrevented || isDialogOpen()) return;
    const line = activeLine(pos);
    if (!line) return;
    event.preventDefault();
    const course = coursesOf(pos.store.getState().cart, pos.menu).get(line.id)?.course ?? 0;
    const next = course + step;
    if (next >= 0 && next <= COURSE_MAX) move(line, next || null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

/** Returns the courses a line can be moved to: all that the menu and the cart use, and one more. */
function offeredCourses(
  { lines }: Pick<Cart, "lines">,
  { categories }: Pick<PosMenu, "categories">,
): number[] {
  const last = Math.max(...[...categories, ...lines].map(({ course }) => course ?? 0));
  return Array.from({ length: Math.min(last + 1, COURSE_MAX) }, (_, index) => index + 1);
}
