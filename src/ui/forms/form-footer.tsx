import type { ReactNode } from "react";
import classes from "./form-footer.module.css";

export interface FormFooterProps {
  /** Sum of the form, at the start. */
  aside?: ReactNode;
  /** The buttons; the main one last. */
  children: ReactNode;
}

/** The end of a form that is longer than the screen: always in sight. */
export function FormFooter({ aside, children }: FormFooterProps) {
  return (
    <div className={classes.footer}>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
