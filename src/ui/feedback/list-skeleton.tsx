import classes from "./skeleton-box.module.css";
import { SkeletonBox, skeletonKeys } from "./skeleton-box.tsx";

export interface ListSkeletonProps {
  label: string;
  count: number;
  /** Height of one line in px. Default 52. */
  rowHeight?: number;
}

/** Lines that are on their way. */
export function ListSkeleton({ label, count, rowHeight = 52 }: ListSkeletonProps) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      <span className={classes.wait} aria-hidden="true">
        {label}
      </span>
      {skeletonKeys(count).map((key) => (
        <SkeletonBox key={key} height={rowHeight} />
      ))}
    </div>
  );
}
