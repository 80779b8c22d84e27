import type { ReactNode } from "react";
import { Muted } from "../layout/layout.tsx";
import classes from "./stacked.module.css";

/** A fact with lesser ones below it, in a cell of a table or a line of a list. */
export function Stacked({ children }: { children: ReactNode }) {
  return <span className={classes.stacked}>{children}</span>;
}

/** A detail of the fact above it. */
export function Lesser({ children }: { children: ReactNode }) {
  return (
    <Muted as="span" block size="sm" weight={400}>
      {children}
    </Muted>
  );
}
