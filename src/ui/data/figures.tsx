import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import classes from "./figures.module.css";

export interface FiguresProps {
  figures: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
  /** New ones are on their way. */
  busy?: boolean;
}

/** Some numbers that say how much: each large under its name, as many beside each other as fit. */
export function Figures({ figures, busy }: FiguresProps) {
  return (
    <dl className={classes.figures} aria-busy={busy}>
      {figures.map(({ key, label, value }) => (
        <div key={key} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{inOwnDirection(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
