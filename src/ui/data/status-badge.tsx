import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import type { Tone } from "../theme/tone.ts";
import classes from "./status-badge.module.css";

export interface StatusBadgeProps {
  tone: Tone;
  /** The word; colour never stands alone. */
  label: string;
  /** 16 px icon, decorative. */
  icon?: ReactNode;
  /** `soft` (default), `solid` for what must be seen from afar, `plain` without ground for dense lists. */
  look?: "soft" | "solid" | "plain";
  /** `two` for a label of several words, which goes on below where it has no room on one line. */
  lines?: "two";
}

/** A state as word, icon and colour. */
export function StatusBadge({ tone, label, icon, look = "soft", lines }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-look={look} data-lines={lines}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <span className={classes.dot} />}
      </span>
      {inOwnDirection(label)}
    </span>
  );
}
