import { IconAlertTriangle } from "@tabler/icons-react";
import classes from "./form-failure.module.css";

/** The refusal of a whole form, shown until the next attempt; not a live region, because the toast is one. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className={classes.failure}>
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <span>{message}</span>
    </p>
  );
}
