import { createElement, type ReactNode } from "react";
import { eachInOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted } from "../layout/layout.tsx";
import classes from "./stacked.module.css";

/** A fact with lesser ones below it, in a cell of a table or a line of a list. */
export function Stacked({ children }: { children: ReactNode }) {
  // Given one by one, children keep their places and need no keys.
  return createElement("span", { className: classes.stacked }, ...eachInOwnDirection(children));
}

/** A detail of the fact above it. */
export function Lesser({ children }: { children: ReactNode }) {
  return (
    <Muted as="span" block size="sm" weight={400}>
      {children}
    </Muted>
  );
}
