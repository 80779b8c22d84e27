import type { ReactNode } from "react";
import classes from "./page-columns.module.css";

export interface PageColumnsProps {
  /** The side column, 340 px wide or 400; below the content, or above it, on screens narrower than 1200 px. */
  aside: ReactNode;
  asideWidth?: "normal" | "wide";
  /** What is known of it is looked for first, as a telephone is. */
  isAsideFirst?: boolean;
  children: ReactNode;
}

/** A page about one thing: what happens with it, and beside that what is known of it. */
export function PageColumns({
  aside,
  asideWidth = "normal",
  isAsideFirst = false,
  children,
}: PageColumnsProps) {
  return (
    <div className={classes.columns} data-aside={asideWidth}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column} data-first={isAsideFirst || undefined}>
        {aside}
      </div>
    </div>
  );
}
