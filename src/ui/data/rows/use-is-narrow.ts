import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/** Greatest width in px of the place of a table whose rows have two lines. */
const NARROW = 640;

const paper = () => window.matchMedia("print");

function followPaper(listener: () => void): () => void {
  const query = paper();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Tells whether a place has no room for a table. On paper it always has. */
export function useIsNarrow(place: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth <= NARROW);
  const isPaper = useSyncExternalStore(followPaper, () => paper().matches);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      // What is not on screen has no width to decide by.
      if (element.clientWidth > 0) setNarrow(element.clientWidth <= NARROW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNarrow && !isPaper;
}
