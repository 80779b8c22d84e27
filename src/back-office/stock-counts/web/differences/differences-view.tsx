import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatCount, formatDateTime } from "#platform/web/format.ts";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { StockCount } from "../../contract/stock-counts.ts";
import { CountStatus } from "../count-status.tsx";
import {
  type CountDifferences,
  countDifferencesQuery,
  saveDifferences,
  useReviewCount,
} from "../stock-counts-api.ts";
import { CloseCountDialog } from "./close-dialog.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import classes from "./differences.module.css";

interface DifferencesViewProps {
  count: StockCount;
  /** True while something typed on this device is not in the figures yet. */
  hasUnsent: boolean;
  /** Returns to the sheet; null for an ended count, and for who only looks. */
  onSheet: (() => void) | null;
}

/** Shows the differences of a count in units and money, before it is closed and as they were posted. */
export function DifferencesView({ count, hasUnsent, onSheet }: DifferencesViewProps) {
  const t = useT();
  const query = useQuery(countDifferencesQuery(count.id));
  const isOpen = count.status === "open";
  // The stock, and so the quantity that can be posted, changes with every sale.
  useRealtimeRefresh(["inventory_changed"], isOpen ? [countDifferencesQuery(count.id).queryKey] : []);
  const [closing, setClosing] = useState<CountDifferences | null>(null);
  const { data } = query;
  const tools = (
    <div className={classes.tools}>
      <ExportMenu saveCsv={() => saveDifferences(count.id)} isPrintable disabled={data === undefined} />
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
        <Box below={16}>
          <Notice tone="amber">{t("stockCounts.unsent.first")}</Notice>
        </Box>
      ) : null}
      {data ? (
        <>
          <About differences={data} />
          <DifferenceFigures differences={data} />
          <DifferenceTable differences={data} />
        </>
      ) : isApiError(query.error, "stock_count_blind") ? (
        <StillBlind count={count} />
      ) : (
        <QueryPending query={query} count={8} rowHeight={56} />
      )}
      {onSheet && data ? <CloseBar disabled={hasUnsent} onClose={() => setClosing(data)} /> : null}
      {closing ? (
        <CloseCountDialog
          differences={closing}
          isOld={data !== undefined && data.version !== closing.version}
          onClose={() => setClosing(null)}
        />
      ) : null}
    </>
  );
}

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

/** Offers the differences of a blind count that nobody has looked at. */
function StillBlind({ count }: { count: StockCount }) {
  const t = useT();
  const reviewing = useReviewCount(count.id);
  const mayDo = useMayDo();
  const isOpen = count.status === "open";
  if (!mayDo("stock.work"))
    return <EmptyState picture={<SearchPicture />} message={t("stockCounts.differences.not_yet")} />;
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
          {t("common.view_differences")}
        </Button>
      }
    />
  );
}

/** Shows who counted and when, and the reason and the approval of an increase. */
function About({ differences: { count } }: { differences: CountDifferences }) {
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
      {count.reason ? <p>{t("common.reason_is", { reason: count.reason })}</p> : null}
      {count.approved_by ? <p>{t("stockCounts.differences.approved", { name: count.approved_by })}</p> : null}
      {count.note ? <p>{count.note}</p> : null}
    </div>
  );
}

/** Shows the amounts of missing goods and surplus, and the number of ingredients without a known cost. */
function DifferenceFigures({ differences }: { differences: CountDifferences }) {
  const t = useT();
  const { missing, surplus, net, currency, unknown_cost, items } = differences;
  const left = items.filter(({ counted }) => counted === null).length;
  const named = (name: string, { items }: CountDifferences["missing"]) =>
    items === 0 ? name : t("stockCounts.differences.sum", { name, count: items });
  return (
    <>
      <Figures
        figures={[
          {
            key: "missing",
            label: named(t("stockCounts.missing"), missing),
            value: formatAmount(missing.cost, currency),
          },
          {
            key: "surplus",
            label: named(t("stockCounts.surplus"), surplus),
            value: formatAmount(surplus.cost, currency),
          },
          { key: "net", label: t("stockCounts.differences.net"), value: formatAmount(net, currency) },
          { key: "left", label: t("common.not_counted"), value: formatCount(left) },
        ]}
      />
      {unknown_cost === 0 ? null : (
        <Notice tone="amber">{t("stockCounts.differences.unknown_cost", { count: unknown_cost })}</Notice>
      )}
      {items.every(({ moved_since }) => moved_since === 0) ? null : (
        <Notice tone="amber">{t("stockCounts.differences.moved_notice")}</Notice>
      )}
    </>
  );
}
