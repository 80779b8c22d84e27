import type { ReactNode } from "react";
import { Span } from "../layout/layout.tsx";
import classes from "./field.module.css";

export interface FieldFrameProps {
  /** Id of the control; its hint and its error are `describedBy(id, …)`. */
  id: string;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** At the end of the label's line; null keeps the place, and what comes into it is read out. */
  beside?: string | null | undefined;
  /** Below the error: ways to mend it. */
  remedy?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above a control, hint and error below it, so that the controls of a row stay in line. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, description, error, required = false, beside, remedy, className, children } = props;
  const name = (
    <label className={classes.label} htmlFor={id} id={`${id}-label`}>
      {label}
      {required ? (
        <Span tone="red" aria-hidden="true">
          {" *"}
        </Span>
      ) : null}
    </label>
  );
  return (
    <div className={className}>
      {beside === undefined ? (
        name
      ) : (
        <div className={classes.head}>
          {name}
          <span className={classes.beside} aria-live="polite">
            {beside}
          </span>
        </div>
      )}
      {children}
      {description ? (
        <div id={`${id}-hint`} className={classes.description}>
          {description}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className={classes.error}>
          {error}
        </div>
      ) : null}
      {remedy}
    </div>
  );
}

/** The attributes by which a control names its hint and its error; `errorId` is a message that stands elsewhere. */
export function describedByAttributes(
  id: string,
  {
    description,
    error,
    errorId,
  }: { description?: ReactNode; error?: ReactNode; errorId?: string | undefined },
) {
  const ids = [error ? `${id}-error` : null, errorId, description ? `${id}-hint` : null].filter(Boolean);
  return {
    id,
    "aria-invalid": error || errorId ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}
