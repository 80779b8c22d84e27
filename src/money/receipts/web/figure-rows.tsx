import classes from "./receipt-paper.module.css";

/** A figure of the paper and what it is called. */
export interface FigureRow {
  readonly label: string;
  readonly value: string;
  readonly look?: "minor" | "total" | "words";
}

export function FigureRows({
  rows,
  className,
}: {
  rows: readonly FigureRow[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two payments may be equal
        <div key={index} className={classes.row} data-look={row.look}>
          <dt>{row.label}</dt>
          <dd className={classes.amount}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
