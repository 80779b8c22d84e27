import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { UpcomingReservation } from "../contract/dashboard.ts";
import { dayQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** Who is expected next, for how many people, at which table. */
export function ReservationsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dayQuery);
  return (
    <HomeCard
      title={t("dashboard.reservations.title")}
      query={query}
      height={220}
      place={placeOf(actor, "reservations")}
    >
      {({ reservations }) =>
        reservations === null || reservations.length === 0 ? (
          <EmptyState picture={<TablePicture />} message={t("dashboard.reservations.empty")} size="small" />
        ) : (
          <ul className={classes.list}>
            {reservations.map((reservation) => (
              <ReservationLine key={reservation.id} reservation={reservation} />
            ))}
          </ul>
        )
      }
    </HomeCard>
  );
}

function ReservationLine({ reservation }: { reservation: UpcomingReservation }) {
  const t = useT();
  const { date, customer_name, customer_phone, people_count, table_title } = reservation;
  const customer = [customer_name, customer_phone].filter((part) => part !== null && part !== "").join(" · ");
  return (
    <li className={classes.item}>
      <span className={classes.what}>
        {customer === "" ? t("dashboard.reservations.nameless") : customer}
        <span className={classes.quiet}>{formatDateTime(date)}</span>
      </span>
      <span className={classes.side}>
        {people_count === 0 ? null : t("dashboard.reservations.people", { count: people_count })}
        <span className={classes.quiet}>{table_title ?? t("dashboard.reservations.no_table")}</span>
      </span>
    </li>
  );
}
