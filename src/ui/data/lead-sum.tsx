import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import type { Tone } from "../theme/tone.ts";
import classes from "./lead-sum.module.css";

/** The sum that a dialog is all about, in its head: readable at arm's length. `children` is the amount, `label` follows it. */
export function LeadSum({
  label,
  tone = "brand",
  children,
}: {
  label?: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <output className={classes.sum} data-tone={tone}>
      <strong>{inOwnDirection(children)}</strong>
      {label === undefined ? null : <span>{label}</span>}
    </output>
  );
}
