import type { ReactNode } from "react";
import classes from "./beside-example.module.css";

export interface BesideExampleProps {
  /** An ExampleBill. */
  example: ReactNode;
  children: ReactNode;
}

/** Shows fields, and beside them, or below where there is no room, their effect on the example. */
export function BesideExample({ example, children }: BesideExampleProps) {
  return (
    <div className={classes.box}>
      <div className={classes.halves}>
        <div className={classes.edited}>{children}</div>
        <div className={classes.example}>{example}</div>
      </div>
    </div>
  );
}
