import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";

/** Stands in for the plan until its code and its tables are loaded. */
export function FloorSkeleton() {
  const t = useT();
  return <CardGridSkeleton label={t("ui.loading")} count={12} cardHeight={104} minWidth={104} />;
}
