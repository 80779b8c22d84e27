import { IconAlertTriangle } from "@tabler/icons-react";
import classes from "./form-failure.module.css";

/** The refusal of a whole form, shown until the next attempt and announced to screen readers: there is no toast. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className={classes.failure} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <span>{message}</span>
    </p>
  );
}
