import type { PropsWithChildren } from "react";
import classes from "./field-grid.module.css";

/** Fields of a longer form, two beside each other where there is room. While `disabled` none of them can be changed. */
export function FieldGrid({ disabled, children }: PropsWithChildren<{ disabled: boolean }>) {
  return (
    <fieldset className={classes.fields} disabled={disabled}>
      {children}
    </fieldset>
  );
}

/** A field that takes a row of its own. */
export function WideField({ children }: PropsWithChildren) {
  return <div className={classes.wide}>{children}</div>;
}
