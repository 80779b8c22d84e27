import type { ReactNode } from "react";
import { Box } from "../layout/layout.tsx";
import classes from "./empty-state.module.css";

export interface EmptyStateProps {
  /** One of src/ui/pictures. */
  picture: ReactNode;
  /** One sentence. */
  message: string;
  /** One more line, if it helps to go on. */
  hint?: string;
  /** At most one button. */
  action?: ReactNode;
  /** `small` inside panels such as the cart. */
  size?: "normal" | "small";
}

/** Nothing here: picture, one sentence, one button. */
export function EmptyState({ picture, message, hint, action, size = "normal" }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-size={size}>
      <div className={classes.picture}>{picture}</div>
      <p className={classes.message}>{message}</p>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {action ? <Box above={16}>{action}</Box> : null}
    </div>
  );
}
