import { IconCloudOff } from "@tabler/icons-react";
import classes from "./connection.module.css";

export interface ConnectionNoticeProps {
  /** Whole sentence: what does not work and what may be old. */
  message: string;
  /** Since when: "12 s". Not read aloud anew each second. */
  age: string;
}

/**
 * A lost connection on a screen without a top bar, as those for guests: at the lower edge, over the screen, so that
 * nothing moves. Where there is a top bar, its ConnectionBadge says it.
 */
export function ConnectionNotice({ message, age }: ConnectionNoticeProps) {
  return (
    <div className={classes.notice} data-tone="red">
      <IconCloudOff size={20} aria-hidden="true" />
      <p role="alert">{message}</p>
      <span className={classes.age} aria-hidden="true">
        {age}
      </span>
    </div>
  );
}
