import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { refusedAddressText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { FiguresSkeleton } from "#ui/feedback/figures-skeleton.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Refreshing } from "#ui/feedback/refreshing.tsx";

interface ReportStateProps<Data> {
  query: Pick<UseQueryResult<Data>, "isError" | "error" | "refetch" | "isFetching" | "isPlaceholderData">;
  /** Undefined while loading. */
  data: Data | undefined;
  /** Placeholder while loading; by default a chart. */
  skeleton?: { readonly count: number; readonly rowHeight: number };
  children: (data: Data) => ReactNode;
}

const CHART_HEIGHT = 320;

/** Shows a report, its loading or its failure. A report of other days that is still shown says so. */
export function ReportState<Data>({ query, data, skeleton, children }: ReportStateProps<Data>) {
  const t = useT();
  if (data !== undefined)
    return (
      <Refreshing busy={query.isPlaceholderData} label={t("ui.loading")}>
        {children(data)}
      </Refreshing>
    );
  if (query.isError)
    return (
      <FailureState
        reason={refusedAddressText(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return skeleton ? (
    <ListSkeleton label={t("ui.loading")} {...skeleton} />
  ) : (
    <FiguresSkeleton label={t("ui.loading")} figures={0} height={CHART_HEIGHT} />
  );
}
