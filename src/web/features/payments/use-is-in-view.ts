import { type RefObject, useEffect, useRef } from "react";

/** Brings what has just been told into sight, by as little as it takes: below the edge of a dialog nobody reads it. */
export function useIsInView<Place extends HTMLElement>(isTold: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isTold) place.current?.scrollIntoView({ block: "nearest" });
  }, [isTold]);
  return place;
}
