import { useNavigate } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { ReservationBadges } from "#service/reservations/web/attendance/attendance-look.tsx";
import { peopleText } from "#service/reservations/web/reservation-text.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import classes from "./customer-screen.module.css";

type CustomerReservation = CustomerPage["reservations_coming"][number];

/** Lists coming and past reservations; each links to its card for people who may see reservations. */
export function CustomerReservations({ page }: { page: CustomerPage }) {
  const t = useT();
  const { reservations, no_shows, reservations_coming: coming, reservations_past: past } = page;
  const summary = [
    t("customers.page.reservations_counted", { count: reservations, shown: formatCount(reservations) }),
    no_shows === 0 ? null : t("customers.page.no_shows", { count: no_shows, shown: formatCount(no_shows) }),
  ];
  return (
    <Section
      title={t("customers.page.reservations")}
      description={reservations === 0 ? undefined : factsText(summary)}
    >
      {reservations === 0 ? <Muted>{t("customers.page.no_reservations")}</Muted> : null}
      <Reservations title={t("customers.page.reservations_coming")} rows={coming} />
      <Reservations title={t("customers.page.reservations_past")} rows={past} />
    </Section>
  );
}

function Reservations({ title, rows }: { title: string; rows: readonly CustomerReservation[] }) {
  const t = useT();
  const now = useNow();
  const user = useUser();
  const navigate = useNavigate();
  const maySee = user !== null && mayEnter(actorOf(user), "reservations");
  if (rows.length === 0) return null;
  const open = ({ unique_code }: CustomerReservation) =>
    void navigate({ to: "/dashboard/reservation", search: { q: unique_code } });
  return (
    <>
      <Muted as="h3" above={12} below={4} size="sm" weight={600}>
        {title}
      </Muted>
      <DataTable<CustomerReservation>
        caption={title}
        columns={columnsOf(now, t)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        state={{ status: "ready" }}
        {...(maySee ? { onOpenRow: open } : {})}
        empty={null}
      />
    </>
  );
}

function columnsOf(now: Date, t: Translate): Column<CustomerReservation>[] {
  return [
    {
      key: "at",
      header: t("common.date"),
      cell: ({ date }) => formatDateTime(date),
      role: "primary",
      width: "184px",
    },
    {
      key: "table",
      header: t("common.table"),
      cell: ({ table_title }) => table_title ?? t("common.no_table"),
    },
    {
      key: "people",
      header: t("common.people"),
      cell: ({ people_count }) => peopleText(people_count, t) ?? t("customers.facts.none"),
      width: "132px",
    },
    {
      key: "state",
      header: t("common.status"),
      cell: (reservation) => (
        <span className={classes.badges}>
          <ReservationBadges reservation={reservation} now={now} />
        </span>
      ),
      width: "220px",
    },
  ];
}
