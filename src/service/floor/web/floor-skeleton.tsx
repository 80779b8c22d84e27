import { useT } from "#platform/web/use-t.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { SkeletonBox, skeletonKeys } from "#ui/feedback/skeleton-box.tsx";
import classes from "./floor-plan.module.css";

/** Stands in for the plan until its code and its tables are loaded: tables in rows, without words. */
export function FloorSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t("ui.loading")} className={classes.skeleton}>
      {skeletonKeys(12).map((key) => (
        <SkeletonBox key={key} height={104} />
      ))}
    </Skeleton>
  );
}
