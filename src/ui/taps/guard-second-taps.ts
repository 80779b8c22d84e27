import { isSecondTap, type Press } from "./second-tap.ts";

/** Spread on a button that is no `Button` and acts once per tap. */
export const actsOnce = { "data-acts-once": "" } as const;

/**
 * Keeps the second half of a double click, double tap or double key from reaching anything: what acts once is marked,
 * and every `Button` is. Listens before the page does; returns how to stop.
 */
export function guardSecondTaps(page: Window): () => void {
  let last: Press | null = null;
  let isDrawn = true;
  const click = (event: MouseEvent) => {
    const press = { ...pressOf(event), isDrawn };
    if (isSecondTap(last, press)) return stop(event);
    last = press;
    isDrawn = false;
    page.requestAnimationFrame(() => {
      isDrawn = true;
    });
  };
  const key = (event: KeyboardEvent) => {
    // Held down, Enter would act again and again: on a button, and from a field by sending its form.
    if (event.key === "Enter" && event.repeat && !isWriting(event.target)) stop(event);
  };
  page.addEventListener("click", click, true);
  page.addEventListener("keydown", key, true);
  return () => {
    page.removeEventListener("click", click, true);
    page.removeEventListener("keydown", key, true);
  };
}

function pressOf(event: MouseEvent): Omit<Press, "isDrawn"> {
  // A click by key, or by Enter in a field of its form, was made with no pointer and counts none.
  const isTouch = "pointerType" in event && event.pointerType === "touch";
  return {
    by: event.detail === 0 ? "key" : isTouch ? "touch" : "mouse",
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
    count: event.detail,
    button: event.target instanceof Element ? event.target.closest("[data-acts-once]") : null,
  };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
