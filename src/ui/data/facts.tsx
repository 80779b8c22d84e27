import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import classes from "./facts.module.css";

/** Name and value of each fact; null is left out. */
export type Fact = readonly [label: string, value: ReactNode];

export interface FactsProps {
  facts: readonly Fact[];
  /** `grid` puts as many beside each other as fit, `wide` fewer, for long values such as addresses; `column` one below the other, `lines` too, each beside its name. */
  layout?: "grid" | "wide" | "column" | "lines";
}

/** Lists the facts of one thing, each under its name. */
export function Facts({ facts, layout = "grid" }: FactsProps) {
  return (
    <dl className={classes.facts} data-layout={layout}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inOwnDirection(value)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
