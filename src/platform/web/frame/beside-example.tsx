import type { ReactNode } from "react";
import { Stack } from "#ui/layout/layout.tsx";
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
        <Stack gap={16} room="shrink">
          {children}
        </Stack>
        <div className={classes.example}>{example}</div>
      </div>
    </div>
  );
}
