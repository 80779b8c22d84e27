import { type PropsWithChildren, useId } from "react";
import classes from "./price-rules.module.css";

/** Fields of a rule under one heading. */
export function RulePart({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
