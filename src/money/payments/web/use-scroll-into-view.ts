import { type RefObject, useEffect, useRef } from "react";

/** Scrolls to what has just appeared, by as little as it takes: below the edge of a dialog nobody reads it. */
export function useScrollIntoView<Shown extends HTMLElement>(isShown: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return element;
}
