import type { ReactNode } from "react";
import type { Tone } from "../theme/tone.ts";
import classes from "./notice.module.css";

export interface NoticeProps {
  tone: Tone;
  icon?: ReactNode;
  /** Buttons behind the words. */
  action?: ReactNode;
  /** `alert` for what answers to something the person did. */
  role?: "alert" | "status";
  /** Words, or a paragraph with a list below it. */
  children: ReactNode;
}

/** Something to know before going on, in its place on the page. What is over in seconds is a toast. */
export function Notice({ tone, icon, action, role, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {icon}
      <div className={classes.words}>{children}</div>
      {action}
    </div>
  );
}
