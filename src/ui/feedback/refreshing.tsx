import type { ReactNode } from "react";
import classes from "./refreshing.module.css";
import { Spinner } from "./spinner.tsx";

export interface RefreshingProps {
  /** Others are on their way: what is here is of before. */
  busy: boolean;
  /** Said above it while it is: "Cargando". */
  label: string;
  children: ReactNode;
}

/** Keeps what was shown while something else is loaded, dimmed and with words above it, so that nobody takes the one for the other. */
export function Refreshing({ busy, label, children }: RefreshingProps) {
  return (
    <div className={classes.refreshing} aria-busy={busy}>
      {busy ? (
        <p className={classes.loading} role="status">
          <Spinner className={classes.spinner} />
          {label}
        </p>
      ) : null}
      <div className={classes.old}>{children}</div>
    </div>
  );
}
