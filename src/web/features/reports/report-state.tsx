import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";

interface ReportStateProps<Data> {
  query: Pick<UseQueryResult<Data>, "isError" | "error" | "refetch" | "isFetching">;
  /** What there is to show; undefined while it is on its way. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** A report as it is, on its way, or failed. */
export function ReportState<Data>({ query, data, children }: ReportStateProps<Data>) {
  const t = useT();
  if (data !== undefined) return children(data);
  if (query.isError)
    return (
      <FailureState
        reason={errorText(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return <ListSkeleton label={t("ui.loading")} count={1} rowHeight={320} />;
}
