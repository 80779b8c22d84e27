import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { askedText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Refreshing } from "#ui/feedback/refreshing.tsx";

interface ReportStateProps<Data> {
  query: Pick<UseQueryResult<Data>, "isError" | "error" | "refetch" | "isFetching" | "isPlaceholderData">;
  /** What there is to show; undefined while it is on its way. */
  data: Data | undefined;
  /** What stands in its place before; one large box without it. */
  skeleton?: { readonly count: number; readonly rowHeight: number };
  children: (data: Data) => ReactNode;
}

const LARGE = { count: 1, rowHeight: 320 };

/** A report as it is, on its way, or failed. One of other days that is still shown meanwhile says so. */
export function ReportState<Data>({ query, data, skeleton = LARGE, children }: ReportStateProps<Data>) {
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
        reason={askedText(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return <ListSkeleton label={t("ui.loading")} {...skeleton} />;
}
