import classes from "./home.module.css";

export interface FiguresProps {
  /** A name and what it comes to; those without a value are left out. */
  rows: readonly (readonly [label: string, value: string | null])[];
}

/** Figures below each other, each with its name. */
export function Figures({ rows }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {rows.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
