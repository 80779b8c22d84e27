import { IconArrowsSort, IconPlus, IconTablePlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { floorNames } from "../../domain/table-order.ts";
import { FloorBoard } from "../public.ts";
import { CardsView } from "./cards-view.tsx";
import { QrNotice } from "./qr-notice.tsx";
import type { TableDialogView } from "./table-dialogs.tsx";
import { TableDrawer } from "./table-drawer.tsx";
import classes from "./tables.module.css";
import { tablesQuery } from "./tables-api.ts";

const TableDialogs = lazy(() =>
  import("./table-dialogs.tsx").then((module) => ({ default: module.TableDialogs })),
);
const CodesView = lazy(() => import("./code-sheet.tsx").then((module) => ({ default: module.CodesView })));

const refreshKeys = [tablesQuery.queryKey];

const tableViews = ["plan", "cards", "codes"] as const;
type TableView = (typeof tableViews)[number];

/** /dashboard/settings/tables: the tables on the plan of each floor, as cards, and their QR codes to print. */
export function TablesScreen({ view, onView }: { view: TableView; onView: (view: TableView) => void }) {
  const t = useT();
  useRealtimeRefresh(["floor_changed"], refreshKeys);
  const { data: tables, error, refetch, isFetching } = useQuery(tablesQuery);
  const [dialog, setDialog] = useState<TableDialogView | null>(null);
  return (
    <>
      <div className={view === "codes" ? classes.screenOnly : undefined}>
        <PageHeader
          title={t("common.tables")}
          meta={tables && tables.length > 0 ? <Counts tables={tables} /> : null}
          action={<HeaderActions tables={tables ?? []} onOpen={setDialog} />}
        />
      </div>
      {tables ? (
        tables.length === 0 ? (
          <EmptyState
            picture={<TablePicture />}
            message={t("common.no_tables_yet")}
            hint={t("tables.empty_hint")}
            action={<Button onClick={() => setDialog({ kind: "bulk" })}>{t("tables.add_many")}</Button>}
          />
        ) : (
          <Tabs
            label={t("common.tables")}
            tabs={tableViews.map((key) => ({ key, label: t(`tables.views.${key}`) }))}
            value={view}
            onChange={onView}
          >
            {view === "cards" ? (
              <CardsView tables={tables} onOpen={setDialog} />
            ) : view === "plan" ? (
              <PlanView tables={tables} onOpen={setDialog} />
            ) : (
              <Suspense fallback={<CardGridSkeleton label={t("ui.loading")} count={6} cardHeight={280} />}>
                <CodesView tables={tables} />
              </Suspense>
            )}
          </Tabs>
        )
      ) : error ? (
        <QueryFailure query={{ error, refetch, isFetching }} fallback="tables.load_failed" />
      ) : (
        <CardGridSkeleton label={t("ui.loading")} count={8} cardHeight={148} minWidth={240} />
      )}
      {dialog ? (
        <Suspense fallback={null}>
          <TableDialogs dialog={dialog} tables={tables ?? []} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Counts({ tables }: { tables: readonly SettingsTable[] }) {
  const t = useT();
  const seats = tables.reduce((sum, table) => sum + table.seating_capacity, 0);
  return factsText([t("tables.count", { count: tables.length }), t("common.seats", { count: seats })]);
}

interface HeaderActionsProps {
  tables: readonly SettingsTable[];
  onOpen: (dialog: TableDialogView) => void;
}

function HeaderActions({ tables, onOpen }: HeaderActionsProps) {
  const t = useT();
  return (
    <>
      <ActionMenu
        label={t("tables.more")}
        actions={[
          {
            key: "bulk",
            label: t("tables.add_many"),
            icon: <IconTablePlus size={18} />,
            onSelect: () => onOpen({ kind: "bulk" }),
          },
          {
            key: "order",
            label: t("tables.order_floors"),
            icon: <IconArrowsSort size={18} />,
            disabled: floorNames(tables).length < 2,
            onSelect: () => onOpen({ kind: "order" }),
          },
        ]}
      />
      <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => onOpen({ kind: "add" })}>
        {t("tables.add")}
      </Button>
    </>
  );
}

/** Shows the floor plan with its editor; a tap on a table opens what it is and what can be done with it. */
function PlanView({ tables, onOpen }: HeaderActionsProps) {
  const t = useT();
  const [openedId, setOpenedId] = useState<SettingsTable["id"] | null>(null);
  const opened = tables.find(({ id }) => id === openedId);
  return (
    <>
      <QrNotice tables={tables} />
      <FloorBoard
        table={({ id, table_title, seating_capacity, shape }) => (
          <button
            type="button"
            className={classes.onPlan}
            data-shape={shape}
            aria-haspopup="dialog"
            onClick={() => setOpenedId(id)}
          >
            {table_title}
            <small>{t("common.seats", { count: seating_capacity })}</small>
          </button>
        )}
        below={() => null}
      />
      {opened ? (
        <TableDrawer
          table={opened}
          onOpen={(dialog) => {
            setOpenedId(null);
            onOpen(dialog);
          }}
          onClose={() => setOpenedId(null)}
        />
      ) : null}
    </>
  );
}
