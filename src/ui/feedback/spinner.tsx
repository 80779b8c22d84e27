import { classNames } from "../theme/class-names.ts";
import classes from "./spinner.module.css";

export interface SpinnerProps {
  /** Sets its size; 20 px without. Its colour is that of the words around it. */
  className?: string | undefined;
}

/** A ring that turns while something is under way. Whoever shows it says so in words or by `aria-busy`. */
export function Spinner({ className }: SpinnerProps) {
  return <span className={classNames(classes.spinner, className)} aria-hidden="true" />;
}
