import type { ReactNode } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useMoneyInWords } from "#platform/web/language/money-in-words.ts";
import { useT } from "#platform/web/use-t.ts";
import { Muted } from "#ui/layout/layout.tsx";
import classes from "./change-due.module.css";

interface ChangeDueProps {
  change: Cents;
  currency: string;
  /** Says what was received and for what. */
  children: ReactNode;
}

/** The change to hand back, large; dollars also in words, as they are counted into the hand. */
export function ChangeDue({ change, currency, children }: ChangeDueProps) {
  const t = useT();
  const inWords = useMoneyInWords(change);
  return (
    <div className={classes.done} role="status">
      <Muted>{t("payments.done.change")}</Muted>
      <p className={classes.change}>{formatAmount(change, currency)}</p>
      {currency === "USD" && inWords !== null ? <Muted>{inWords}</Muted> : null}
      {children}
    </div>
  );
}
