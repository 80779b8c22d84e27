import classes from "./home.module.css";

export interface FiguresProps {
  /** A name and what it comes to; those without a value are left out. */
  rows: readonly (readonly [label: string, value: string | null])[];
  /** `rows` (default) below each other, or beside each other as `tiles`, in larger figures. */
  layout?: "rows" | "tiles";
}

/** Figures, each with its name. */
export function Figures({ rows, layout = "rows" }: FiguresProps) {
  return (
    <dl className={classes.figures} data-layout={layout}>
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
