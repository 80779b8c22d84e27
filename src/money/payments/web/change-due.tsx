import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Muted } from "#ui/layout/layout.tsx";
import classes from "./change-due.module.css";

interface ChangeDueProps {
  amount: string;
  /** In words, as they are counted into the hand; none in other currencies. */
  inWords: string | null;
  /** Says what was received and for what. */
  children: ReactNode;
}

/** The change to hand back, large. */
export function ChangeDue({ amount, inWords, children }: ChangeDueProps) {
  const t = useT();
  return (
    <div className={classes.done} role="status">
      <Muted>{t("payments.done.change")}</Muted>
      <p className={classes.change}>{amount}</p>
      {inWords === null ? null : <Muted>{inWords}</Muted>}
      {children}
    </div>
  );
}
