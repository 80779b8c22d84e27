import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./skeleton.module.css";

/** Milliseconds for which nothing is shown: a shorter load changes nothing on screen but what it brought. */
const SHOWN_AFTER_MS = 200;

/** Milliseconds after which somebody who waits is told that the server takes its time. */
const SLOW_AFTER_MS = 4_500;

/** The skeletons on screen with the moment since when each waits, oldest first. */
const waiting = new Map<object, number>();

export interface SkeletonProps {
  /** "Cargando": said to those who hear the page, never shown. Left out where another part of the screen says it. */
  label?: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Shown without the pause, for whoever waited before it was drawn. */
  atOnce?: boolean;
  /** Boxes in the measures of what will stand here. */
  children: ReactNode;
}

/**
 * Shows the shape and the room of something that is on its way. One that takes the place of another, as a screen's does when its
 * script has come, goes on without a pause. When nothing came for long, the oldest one says so for all.
 */
export function Skeleton({ label, className, style, atOnce = false, children }: SkeletonProps) {
  const [since] = useState(() => performance.now() - (atOnce ? SHOWN_AFTER_MS : longestWait()));
  const [pause] = useState(() => Math.max(0, SHOWN_AFTER_MS - (performance.now() - since)));
  const isSlow = useIsSlow(since);
  return (
    <div
      className={classes.skeleton}
      {...(label === undefined ? {} : { role: "status", "aria-label": label })}
    >
      {isSlow ? <SlowNote /> : null}
      <div className={classes.shape} style={{ animationDelay: `${pause}ms` }} aria-hidden="true">
        <div className={className} style={style}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Returns for how many milliseconds the oldest skeleton on screen has waited. */
function longestWait(): number {
  const [since] = waiting.values();
  return since === undefined ? 0 : performance.now() - since;
}

function useIsSlow(since: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useLayoutEffect(() => {
    const me = {};
    waiting.set(me, since);
    const isOldest = () => waiting.keys().next().value === me;
    const timer = setTimeout(() => setSlow(isOldest()), SLOW_AFTER_MS - (performance.now() - since));
    return () => {
      clearTimeout(timer);
      waiting.delete(me);
    };
  }, [since]);
  return isSlow;
}

function SlowNote() {
  return (
    <p className={classes.slow} data-tone="amber">
      <span>{useUiLabels().slow}</span>
    </p>
  );
}
