import type { Ref } from "react";
import { initialsOf } from "./initials-of.ts";
import classes from "./user-button.module.css";

interface UserButtonProps {
  label: string;
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Round button with the person's initials, which opens their menu. */
export function UserButton({ label, name, ...rest }: UserButtonProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} title={label} {...rest}>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </button>
  );
}
