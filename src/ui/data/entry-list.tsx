import type { ReactNode } from "react";
import classes from "./entry-list.module.css";

/** Entries below each other, each an `EntryCard`. */
export function EntryList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

export interface EntryCardProps {
  title: ReactNode;
  /** Lines below the title. */
  details: readonly ReactNode[];
  /** Its content, when lines do not say enough. */
  body?: ReactNode;
  /** A warning before acting, in red. */
  warning?: string | null;
  /** Buttons. */
  actions: ReactNode;
}

/** One thing that was kept, and what can be done with it. */
export function EntryCard({ title, details, body, warning = null, actions }: EntryCardProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {details.map((detail, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of lines, never reordered.
          <p key={place} className={classes.detail}>
            {detail}
          </p>
        ))}
        {body}
        {warning === null ? null : (
          <p className={classes.warning} data-tone="red">
            {warning}
          </p>
        )}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
