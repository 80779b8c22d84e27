import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount, formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import type { UpcomingReservation } from "../contract/dashboard.ts";
import { dashboardDayQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard, HomeFigures } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** Number of orders today, and of new and returning customers. */
export function VisitsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.visits.title")}
      query={query}
      height={72}
      place={placeOf(actor, "customers", "orders")}
    >
      {({ ordersCount, newCustomerCount, repeatedCustomerCount }) => (
        <HomeFigures
          layout="tiles"
          rows={[
            [t("common.orders"), formatCount(ordersCount)],
            [t("dashboard.visits.newcomers"), formatCount(newCustomerCount)],
            [t("dashboard.visits.returned"), formatCount(repeatedCustomerCount)],
          ]}
        />
      )}
    </HomeCard>
  );
}

/** Best sellers of today. */
export function TopItemsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.top.title")}
      query={query}
      height={220}
      place={placeOf(actor, "reports", "menuItems")}
    >
      {({ topSellingItems: items, currency }) =>
        items.length === 0 ? (
          <Muted>{t("dashboard.top.empty")}</Muted>
        ) : (
          <Chart
            kind="ranks"
            isInside
            title={t("dashboard.top.title")}
            isTitleHidden
            description={t("dashboard.top.pieces")}
            axisLabel={t("common.item")}
            rows={items.map(({ id, title, price, orders_count }) => ({
              key: String(id),
              label: title,
              detail: formatAmount(price, currency),
              values: { pieces: orders_count },
            }))}
            series={[{ key: "pieces", label: t("dashboard.top.pieces") }]}
            format={(count) => t("dashboard.top.sold", { count })}
          />
        )
      }
    </HomeCard>
  );
}

/** The next expected parties with their sizes and tables. */
export function ReservationsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.reservations.title")}
      query={query}
      height={220}
      place={placeOf(actor, "reservations")}
    >
      {({ reservations }) =>
        reservations === null || reservations.length === 0 ? (
          <Muted>{t("dashboard.reservations.empty")}</Muted>
        ) : (
          <Stack as="ul">
            {reservations.map((reservation) => (
              <ReservationLine key={reservation.id} reservation={reservation} />
            ))}
          </Stack>
        )
      }
    </HomeCard>
  );
}

function ReservationLine({ reservation }: { reservation: UpcomingReservation }) {
  const t = useT();
  const { date, customer_name, customer_phone, people_count, table_title } = reservation;
  const customer = factsText([customer_name, customer_phone]);
  return (
    <Row as="li" align="baseline" justify="between" gap={12} ruled>
      <Stack as="span" room="shrink" lines="anywhere">
        {customer === "" ? t("dashboard.reservations.nameless") : customer}
        <Muted as="span">{formatDateTime(date)}</Muted>
      </Stack>
      <span className={classes.side}>
        {people_count === 0 ? null : t("common.people_count", { count: people_count })}
        <Muted as="span">{table_title ?? t("dashboard.reservations.no_table")}</Muted>
      </span>
    </Row>
  );
}
