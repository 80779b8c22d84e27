import { IconExternalLink, IconPencil, IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { call } from "#platform/web/api.ts";
import { WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { inOwnDirection } from "#ui/layout/in-own-direction.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import { addStation, changeStation, type Station } from "../contract/stations.ts";
import { TICKET_LATE_AFTER_MINUTES, warnAfterMinutes } from "../domain/station-limits.ts";
import { stationsQuery } from "./station-api.ts";
import { StationMenuSection } from "./station-menu-section.tsx";
import classes from "./stations.module.css";

/** /dashboard/settings/stations: the stations with their limits, and what each makes. */
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
          state={listState(query, "stations.load_failed")}
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

/** The address of a station's board, to open it here or copy it to a tablet. */
function BoardLink({ station }: { station: Station }) {
  const { to, search } = boardLink(station);
  return (
    <Link to={to} search={search} className={classes.address}>
      {inOwnDirection(boardAddress(station))}
    </Link>
  );
}

function columnsOf(t: Translate): Column<Station>[] {
  const minutes = (count: number) => formatLength(Math.round(count), "minute");
  return [
    { key: "title", header: t("common.name"), cell: (station) => station.title, role: "primary" },
    {
      key: "address",
      header: t("stations.address"),
      cell: (station) => <BoardLink station={station} />,
      role: "hidden",
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

/** Default minutes that a finished dish may wait at a new station. */
const PICKUP_MINUTES = 5;

/** Adds or edits a station: its name and limits. */
function StationDialog({ station, onClose }: { station: Station | "new"; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const known = station === "new" ? null : station;
  return (
    <FormDialog
      schema={addStation.body}
      initialValues={{
        title: known?.title ?? "",
        late_minutes: known?.late_minutes ?? TICKET_LATE_AFTER_MINUTES,
        warn_minutes: known?.warn_minutes ?? null,
        pickup_minutes: known?.pickup_minutes ?? PICKUP_MINUTES,
      }}
      size="medium"
      title={known ? t("stations.edit_title", { station: known.title }) : t("stations.add_title")}
      submitLabel={t("common.save")}
      save={async (body, idempotencyKey) => {
        const saved = known
          ? await call(changeStation, { params: { stationId: known.id }, body, idempotencyKey })
          : await call(addStation, { body, idempotencyKey });
        await client.invalidateQueries({ queryKey: stationsQuery.queryKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={t("common.name")} required data-autofocus {...form.getInputProps("title")} />
          <WholeField label={t("stations.late_minutes")} required {...form.getInputProps("late_minutes")} />
          <WholeField
            label={t("stations.warn_minutes")}
            description={t("stations.warn_hint")}
            {...form.getInputProps("warn_minutes")}
          />
          <WholeField
            label={t("stations.pickup_minutes")}
            description={t("stations.pickup_hint")}
            required
            {...form.getInputProps("pickup_minutes")}
          />
        </>
      )}
    </FormDialog>
  );
}

const boardPaths = { kitchen: screens.kitchen.path, bar: screens.bar.path } as const;

/**
 * Links to the board of a station: kitchen and bar have an address of their own, the others are below the kitchen's.
 */
function boardLink({ slug }: Pick<Station, "slug">) {
  const to = slug === "bar" ? boardPaths.bar : boardPaths.kitchen;
  return { to, search: { station: slug === "bar" ? undefined : slug } };
}

/** Returns the board's address as text, to be copied to a tablet. */
function boardAddress(station: Pick<Station, "slug">): string {
  const { to, search } = boardLink(station);
  return search.station === undefined ? to : `${to}?station=${search.station}`;
}
