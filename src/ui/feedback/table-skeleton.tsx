import classes from "./skeleton-box.module.css";
import { SkeletonBox, skeletonKeys } from "./skeleton-box.tsx";

export interface TableSkeletonProps {
  label: string;
  columns: number;
  rows: number;
}

/** A table that is on its way, with the heights of DataTable's rows. */
export function TableSkeleton({ label, columns, rows }: TableSkeletonProps) {
  return (
    <div className={classes.table} role="status" aria-label={label}>
      <span className={classes.wait} aria-hidden="true">
        {label}
      </span>
      {skeletonKeys(rows + 1).map((row) => (
        <div key={row} className={classes.row}>
          {skeletonKeys(columns).map((column) => (
            <SkeletonBox key={column} height={12} width={column === 0 ? "80%" : "56%"} />
          ))}
        </div>
      ))}
    </div>
  );
}
