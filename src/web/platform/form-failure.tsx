import { IconAlertTriangle } from "@tabler/icons-react";
import classes from "./form-failure.module.css";

/** The refusal of a whole form, kept where it belongs until the next attempt; the toast has said it aloud already. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className={classes.failure}>
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <span>{message}</span>
    </p>
  );
}
