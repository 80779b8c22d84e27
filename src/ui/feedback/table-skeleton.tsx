import classes from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonBox, skeletonKeys, wordsWidth } from "./skeleton-box.tsx";

export interface TableSkeletonProps {
  label: string;
  /** Their number, or each with the side that its values keep to. */
  columns: number | readonly { readonly align?: "end" | "start" | "center" | undefined }[];
  rows: number;
  atOnce?: boolean;
}

/** A table that is on its way, with the heights of DataTable's rows; two lines for each record on phones. */
export function TableSkeleton({ label, columns, rows, atOnce = false }: TableSkeletonProps) {
  const shown =
    typeof columns === "number" ? skeletonKeys(columns).map(() => ({ align: undefined })) : columns;
  const ends = shown.map(({ align }, index) => ({ key: index, end: align === "end" ? align : undefined }));
  return (
    <Skeleton label={label} className={classes.table} atOnce={atOnce}>
      {skeletonKeys(rows + 1).map((row) => (
        <div key={row} className={classes.row}>
          {ends.map(({ key, end }) => (
            <SkeletonBox
              key={key}
              height={12}
              width={end ? 64 : key === 0 ? "80%" : wordsWidth(row + key)}
              align={end}
            />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
