import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Span, Stack } from "../layout/layout.tsx";
import classes from "./check-list.module.css";

/** The points to check, a line each. */
export function CheckList({ children }: { children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>;
}

export interface CheckLineProps {
  /** The state in words for screen readers; without it the line has no mark. */
  mark?: { readonly isDone: boolean; readonly label: string };
  children: ReactNode;
  /** Behind it: how much is left, and what leads to where it is mended. */
  aside?: ReactNode;
}

/** One thing that is in order, or is not. */
export function CheckLine({ mark, children, aside }: CheckLineProps) {
  const Icon = mark?.isDone ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.line}>
      <span className={classes.what}>
        {mark === undefined ? null : (
          <span className={classes.mark} data-tone={mark.isDone ? "green" : "red"}>
            <Icon size={20} role="img" aria-label={mark.label} />
          </span>
        )}
        <Span room="shrink" lines="anywhere">
          {children}
        </Span>
      </span>
      {aside}
    </li>
  );
}
