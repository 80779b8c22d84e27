import type { ReactNode } from "react";
import classes from "./facts.module.css";

/** What it is called, and what is known; null is left out. */
export type Fact = readonly [label: string, value: ReactNode];

export interface FactsProps {
  facts: readonly Fact[];
  /** As many beside each other as fit (fewer of them where values are long, such as addresses), or one below the other. */
  layout?: "grid" | "wide" | "column";
}

/** What is known of one thing, each under its name. */
export function Facts({ facts, layout = "grid" }: FactsProps) {
  return (
    <dl className={classes.facts} data-layout={layout}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
