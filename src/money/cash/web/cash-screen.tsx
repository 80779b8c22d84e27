import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { PaidInvoicesButton } from "#money/refunds/web/public.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { cashKeys, deskQuery } from "./cash-api.ts";
import { type CashSearch, cashViews, sessionInSearch } from "./cash-search.ts";
import { DrawerGrid } from "./drawer-grid.tsx";
import { History } from "./history.tsx";
import { SessionScreen } from "./session-screen.tsx";
import { SetUpMenu } from "./set-up-menu.tsx";

const ShiftDifferences = lazy(() =>
  import("./shift-differences.tsx").then((module) => ({ default: module.ShiftDifferences })),
);
const TipsView = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipsView })),
);

interface CashScreenProps {
  search: CashSearch;
  /** `replace` is for a filter being typed; otherwise Back returns to where the person was. */
  onSearch: (search: CashSearch, replace?: boolean) => void;
}

/** /dashboard/cash: the drawers, one session, the history, the differences, or the tips. */
export function CashScreen({ search, onSearch }: CashScreenProps) {
  const t = useT();
  const mayDo = useMayDo();
  useRealtimeRefresh(["cash_changed"], cashKeys);
  const session = sessionInSearch(search);
  const mayOversee = mayDo("cash.oversee");
  const views = cashViews.filter((value) => value !== "tips" || mayOversee);
  const view = views.find((value) => value === search.view) ?? "now";
  if (session !== undefined)
    return (
      <SessionScreen
        key={session}
        sessionId={session}
        onBack={() => onSearch({ ...search, session: undefined })}
      />
    );
  return (
    <>
      <PageHeader
        title={t("screens.cash")}
        action={
          <Row wrap gap={8}>
            <PaidInvoicesButton />
            {mayDo("cash.setUp") ? <SetUpMenu /> : null}
          </Row>
        }
        filters={
          <SegmentedFilter
            label={t("common.view_mode")}
            options={views.map((value) => ({ value, label: t(`cash.views.${value}`) }))}
            value={view}
            onChange={(value) => onSearch(value === "now" ? {} : { view: value })}
          />
        }
      />
      {view === "now" ? (
        <Drawers onSession={(id) => onSearch({ ...search, session: id })} />
      ) : view === "history" ? (
        <History search={search} onSearch={onSearch} />
      ) : (
        <Suspense
          fallback={<CardGridSkeleton label={t("ui.loading")} count={2} cardHeight={180} minWidth={280} />}
        >
          {view === "differences" ? (
            <ShiftDifferences search={search} onSearch={onSearch} />
          ) : (
            <TipsView
              choice={{ period: search.period ?? "today", from: search.from, to: search.to }}
              onChoice={(choice) => onSearch({ view, ...choice }, true)}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

function Drawers({ onSession }: { onSession: (id: number) => void }) {
  const t = useT();
  const desk = useQuery(deskQuery);
  if (desk.data) return <DrawerGrid desk={desk.data} onSession={onSession} />;
  if (desk.isError) return <QueryFailure query={desk} />;
  return <CardGridSkeleton label={t("ui.loading")} count={2} cardHeight={180} minWidth={280} />;
}
