import classes from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonBox, skeletonKeys } from "./skeleton-box.tsx";

export interface FormSkeletonProps {
  label: string;
  /** So many fields will stand here. */
  fields: number;
  atOnce?: boolean;
}

/** The fields of a form that is on its way, each with its label. */
export function FormSkeleton({ label, fields, atOnce = false }: FormSkeletonProps) {
  return (
    <Skeleton label={label} className={classes.fields} atOnce={atOnce}>
      {skeletonKeys(fields).map((key) => (
        <div key={key} className={classes.field}>
          <SkeletonBox width={key % 2 === 0 ? 128 : 176} height={12} />
          <div className={classes.input} />
        </div>
      ))}
    </Skeleton>
  );
}
