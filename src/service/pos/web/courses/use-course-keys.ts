import { useEffect, useEffectEvent } from "react";
import { COURSE_MAX } from "#core/settings/domain/course-limits.ts";
import { activeLine, isDialogOpen, isTyping } from "../keyboard/use-pos-hotkeys.ts";
import { usePos } from "../pos-context.ts";
import { coursesOf } from "./courses-of.ts";
import { useMoveLine } from "./use-move-line.ts";

/** `<` and `>` serve the line that was added or changed last one course earlier or later. */
export function useCourseKeys(): void {
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
