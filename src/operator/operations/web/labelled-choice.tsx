import type { ReactNode } from "react";
import classes from "./operations.module.css";

/** The words of a group of choices above it, in sight; the group itself carries them for whoever does not see. */
export function LabelledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
