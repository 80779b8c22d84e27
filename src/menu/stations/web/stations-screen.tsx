import { IconExternalLink, IconPencil, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Translate } from "#platform/web/i18n.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import type { Station } from "../contract/stations.ts";
import { warnAfterMinutes } from "../domain/station-limits.ts";
import { stationsQuery } from "./station-api.ts";
import { boardAddress, boardLink } from "./station-board.ts";
import { StationDialog } from "./station-dialog.tsx";
import { StationMenuSection } from "./station-menu-section.tsx";
import classes from "./stations.module.css";

/** /dashboard/settings/stations: the stations with their limits, and what is made where. */
export function StationsScreen() {
  const t = useT();
  const query = useQuery(stationsQuery);
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Station | "new" | null>(null);
  const stations = query.data?.stations ?? [];
  return (
    <>
      <PageHeader
        title={t("stations.title")}
        action={
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setEdited("new")}>
            {t("stations.add")}
          </Button>
        }
      />
      <Section title={t("stations.table")} description={t("stations.intro")}>
        <DataTable
          caption={t("stations.table")}
          columns={columnsOf(t)}
          rows={stations}
          rowKey={(station) => station.slug}
          state={
            query.data
              ? { status: "ready" }
              : query.error
                ? {
                    status: "failed",
                    reason: failureText(query.error, "stations.load_failed"),
                    onRetry: () => void query.refetch(),
                  }
                : { status: "loading" }
          }
          empty={<EmptyState picture={<KitchenPicture />} message={t("stations.empty")} />}
          rowActions={(station) => [
            {
              key: "open",
              label: t("stations.open", { station: station.title }),
              icon: <IconExternalLink size={20} stroke={1.75} />,
              onSelect: () => void navigate(boardLink(station)),
            },
            {
              key: "edit",
              label: t("stations.edit", { station: station.title }),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: () => setEdited(station),
            },
          ]}
          rowActionsLabel={(station) => t("stations.actions", { station: station.title })}
        />
      </Section>
      <StationMenuSection stations={stations} />
      {edited === null ? null : <StationDialog station={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** The address of a station's board, to be opened here or copied to its tablet. */
function BoardLink({ station }: { station: Station }) {
  const { to, search } = boardLink(station);
  return (
    <Link to={to} search={search} className={classes.address}>
      {boardAddress(station)}
    </Link>
  );
}

function columnsOf(t: Translate): Column<Station>[] {
  const minutes = (count: number) => t("stations.minutes", { count: Math.round(count) });
  return [
    { key: "title", header: t("stations.name"), cell: (station) => station.title, primary: true },
    {
      key: "address",
      header: t("stations.address"),
      cell: (station) => <BoardLink station={station} />,
      wideOnly: true,
    },
    {
      key: "warn",
      header: t("stations.warn"),
      cell: (station) =>
        minutes(warnAfterMinutes({ lateMinutes: station.late_minutes, warnMinutes: station.warn_minutes })),
      align: "end",
    },
    {
      key: "late",
      header: t("stations.late"),
      cell: (station) => minutes(station.late_minutes),
      align: "end",
    },
    {
      key: "pickup",
      header: t("stations.pickup"),
      cell: (station) => minutes(station.pickup_minutes),
      align: "end",
    },
  ];
}
