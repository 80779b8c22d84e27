import { IconEqual, IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { upToText } from "#app/words/report-row-text.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount, formatCount, formatDateTime, formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { percentMore } from "#reporting/reports/domain/change-of.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Muted, Row, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { DaySales, UpcomingReservation } from "../contract/dashboard.ts";
import { dashboardDayQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard, HomeFigures } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";
import { weekdayText } from "./weekday-text.ts";

/** Sales of today beside those of the same weekday before, up to the same moment. */
export function SalesCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.sales.title")}
      query={query}
      height={212}
      area="sales"
      place={placeOf(actor, "reports", "invoices", "cash")}
    >
      {({ sales, currency, compared_with }) =>
        sales ? <Sales sales={sales} currency={currency} weekday={weekdayText(compared_with)} /> : null
      }
    </HomeCard>
  );
}

interface SalesProps {
  sales: DaySales;
  currency: string;
  /** Today's day of the week, which is that of the days it is compared with. */
  weekday: string;
}

function Sales({ sales, currency, weekday }: SalesProps) {
  const t = useT();
  const { total, sold, refunded, invoices, average, total_before, total_before_in_all, total_usually } =
    sales;
  const hasBefore = total_before_in_all > 0;
  const weeks = sales.usual_weeks;
  const upTo = (days: string) => upToText(days, formatTime(sales.until), t);
  return (
    <>
      <Text below={8}>
        <span className={classes.main}>{formatAmount(total, currency)}</span>{" "}
        {t("dashboard.sales.invoices", { count: invoices })}
      </Text>
      <Change
        percent={percentMore(total, total_before)}
        than={upTo(t("dashboard.sales.last_weekday", { weekday }))}
      />
      <HomeFigures
        rows={[
          [t("dashboard.sales.average"), average === null ? null : formatAmount(average, currency)],
          [t("dashboard.sales.sold"), refunded === 0 ? null : formatAmount(sold, currency)],
          [t("dashboard.sales.refunded"), refunded === 0 ? null : formatAmount(refunded, currency)],
          [
            upTo(t("dashboard.sales.before", { weekday })),
            hasBefore ? formatAmount(total_before, currency) : null,
          ],
          [
            upTo(t("dashboard.sales.usually", { weekday, weeks })),
            // Of one week it is that week.
            total_usually === null || weeks === 1 ? null : formatAmount(total_usually, currency),
          ],
          [
            t("dashboard.sales.before_in_all", { weekday }),
            hasBefore ? formatAmount(total_before_in_all, currency) : null,
          ],
        ]}
      />
      {hasBefore ? null : <Muted>{t("dashboard.sales.nothing_before")}</Muted>}
    </>
  );
}

function Change({ percent, than }: { percent: number | null; than: string }) {
  const t = useT();
  if (percent === null) return null;
  const [kind, tone, Icon] =
    percent > 0
      ? (["more", "green", IconTrendingUp] as const)
      : percent < 0
        ? (["less", "amber", IconTrendingDown] as const)
        : (["same", "grey", IconEqual] as const);
  return (
    <p className={classes.change} data-tone={tone}>
      <Icon size={18} aria-hidden="true" />
      {t(`dashboard.sales.${kind}`, { percent: formatCount(Math.abs(percent)), day: than })}
    </p>
  );
}

/** Number of orders today, and of new and returning customers. */
export function VisitsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.visits.title")}
      query={query}
      height={72}
      area="visits"
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
          <EmptyState picture={<MenuPicture />} message={t("dashboard.top.empty")} size="small" />
        ) : (
          <Stack as="ol">
            {items.map((item) => (
              <Row as="li" align="baseline" justify="between" gap={12} ruled key={item.id}>
                <Stack as="span" room="shrink" lines="anywhere">
                  {item.title}
                  <Muted as="span">{formatAmount(item.price, currency)}</Muted>
                </Stack>
                <Span room="keep" weight={600}>
                  {t("dashboard.top.sold", { count: item.orders_count })}
                </Span>
              </Row>
            ))}
          </Stack>
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
          <EmptyState picture={<TablePicture />} message={t("dashboard.reservations.empty")} size="small" />
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
  const customer = [customer_name, customer_phone].filter((part) => part !== null && part !== "").join(" · ");
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
