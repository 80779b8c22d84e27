import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { PrintButton } from "#platform/web/lists/print-button.tsx";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { StockCount } from "../../contract/stock-counts.ts";
import { CountStatus } from "../count-status.tsx";
import { type Differences, differencesQuery, saveDifferences, useReviewCount } from "../stock-counts-api.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { DifferenceFigures } from "./difference-figures.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import classes from "./differences.module.css";

export interface DifferencesViewProps {
  count: StockCount;
  /** Something typed on this device is in none of the figures yet. */
  hasUnsent: boolean;
  /** Leads back to the sheet; null for a count that has ended. */
  onSheet: (() => void) | null;
}

/** What a count comes to in units and money: before it is closed, and as it was posted. */
export function DifferencesView({ count, hasUnsent, onSheet }: DifferencesViewProps) {
  const t = useT();
  const query = useQuery(differencesQuery(count.id));
  // What is left, and so what can be posted, moves with every sale.
  useRealtimeRefresh(["inventory_changed"], onSheet ? [differencesQuery(count.id).queryKey] : []);
  const [closing, setClosing] = useState<Differences | null>(null);
  const { data } = query;
  const tools = (
    <div className={classes.tools}>
      <PrintButton />
      <CsvButton save={() => saveDifferences(count.id)} disabled={data === undefined} />
      {onSheet ? (
        <Button variant="default" onClick={onSheet}>
          {t("stockCounts.differences.to_sheet")}
        </Button>
      ) : null}
    </div>
  );
  return (
    <>
      <PageHeader title={count.title} meta={<CountStatus status={count.status} />} action={tools} />
      {onSheet && hasUnsent ? (
        <div className={classes.unsent}>
          <Notice tone="amber">{t("stockCounts.unsent.first")}</Notice>
        </div>
      ) : null}
      {data ? (
        <>
          <About differences={data} />
          <DifferenceFigures differences={data} />
          <DifferenceTable differences={data} />
        </>
      ) : isApiError(query.error, "stock_count_blind") ? (
        <StillBlind count={count} />
      ) : query.error ? (
        <FailureState
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={8} rowHeight={56} />
      )}
      {onSheet && data ? <CloseBar disabled={hasUnsent} onClose={() => setClosing(data)} /> : null}
      {closing ? (
        <CloseDialog
          differences={closing}
          isOld={data !== undefined && data.version !== closing.version}
          onClose={() => setClosing(null)}
        />
      ) : null}
    </>
  );
}

/** The one step that is left, under the thumb. */
function CloseBar({ disabled, onClose }: { disabled: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <FrameBottom>
      <div className={classes.bottom}>
        <Button size="xl" fullWidth disabled={disabled} onClick={onClose}>
          {t("stockCounts.close.action")}
        </Button>
      </div>
    </FrameBottom>
  );
}

/** A blind count of which nobody saw the differences: looking is offered here too. */
function StillBlind({ count }: { count: StockCount }) {
  const t = useT();
  const reviewing = useReviewCount(count.id);
  const isOpen = count.status === "open";
  return (
    <EmptyState
      picture={<SearchPicture />}
      message={t("stockCounts.sheet.review_title")}
      hint={t(isOpen ? "stockCounts.sheet.review_body" : "stockCounts.sheet.review_ended")}
      action={
        <Button
          busy={reviewing.isPending}
          onClick={() => reviewing.mutate(undefined, { onError: showError })}
        >
          {t("stockCounts.sheet.review_confirm")}
        </Button>
      }
    />
  );
}

/** Who counted when, why stock went up and who let it. */
function About({ differences: { count } }: { differences: Differences }) {
  const t = useT();
  const by = { name: count.started_by, when: formatDateTime(count.started_at) };
  return (
    <div className={classes.about}>
      <p>{t("stockCounts.differences.started", { ...by, number: count.number })}</p>
      {count.ended_at && count.ended_by ? (
        <p>
          {t(`stockCounts.differences.${count.status === "cancelled" ? "cancelled" : "closed"}`, {
            name: count.ended_by,
            when: formatDateTime(count.ended_at),
          })}
        </p>
      ) : null}
      {count.reason ? <p>{t("stockCounts.differences.reason", { reason: count.reason })}</p> : null}
      {count.approved_by ? <p>{t("stockCounts.differences.approved", { name: count.approved_by })}</p> : null}
      {count.note ? <p>{count.note}</p> : null}
    </div>
  );
}
