import { IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Actor } from "#platform/domain/access/actor.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import { formatHour, formatShortDay } from "#platform/web/language/format-days.ts";
import { formatAxisAmount } from "#platform/web/language/format-figures.ts";
import { screenTitle } from "#platform/web/screens/screen-titles.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import type { Dashboard, DaySales } from "../contract/dashboard.ts";
import { maySeeCard } from "../domain/home-cards.ts";
import { dashboardDayQuery } from "./dashboard-api.ts";
import { DayCompared, DayDetails, DayFigure, type Measure } from "./day-figures.tsx";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

const measures = ["sales", "orders"] as const satisfies readonly Measure[];

/** Height of the line in px; of the whole card while it is loaded. */
const CHART_HEIGHT = 160;
const CARD_HEIGHT = 420;

/** The day so far, large, with its line by hour beside the same weekday before. Without sales for who may not see them. */
export function DayCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  const sales = query.data?.sales ?? null;
  if (query.data && sales)
    return (
      <SurfaceCard label={t("dashboard.sales.title")}>
        <SoldDay day={query.data} sales={sales} actor={actor} />
      </SurfaceCard>
    );
  return (
    <HomeCard
      title={t(maySeeCard(actor, "sales") ? "dashboard.sales.title" : "dashboard.hours.title")}
      query={query}
      height={CARD_HEIGHT}
      place={placeOf(actor, "reports", "orders")}
    >
      {(day) => <HoursChart day={day} measure="orders" />}
    </HomeCard>
  );
}

interface SoldDayProps {
  day: Dashboard;
  sales: DaySales;
  actor: Actor;
}

function SoldDay({ day, sales, actor }: SoldDayProps) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>("sales");
  const place = placeOf(actor, "reports", "invoices", "cash");
  return (
    <Stack gap={12}>
      <HoursChart day={day} sales={sales} measure={measure} onMeasure={setMeasure} />
      <DayDetails day={day} sales={sales} />
      {place === undefined ? null : (
        <Link to={screens[place].path} className={classes.way}>
          {t(screenTitle(place))}
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </Stack>
  );
}

interface HoursChartProps {
  day: Dashboard;
  /** Null: orders only. */
  sales?: DaySales | null;
  measure: Measure;
  onMeasure?: (measure: Measure) => void;
}

function HoursChart({ day, sales = null, measure, onMeasure }: HoursChartProps) {
  const t = useT();
  const { currency, compared_with } = day;
  const hours = measure === "sales" && sales !== null ? sales.by_hour : day.orders_by_hour;
  const title = t(measure === "sales" ? "dashboard.sales.title" : "dashboard.hours.orders");
  const figure = sales === null ? undefined : <DayFigure day={day} sales={sales} measure={measure} />;
  if (hours.length === 0) return <NoHours title={sales === null ? null : title}>{figure}</NoHours>;
  const format = (value: number) =>
    measure === "sales" ? formatAmount(cents(value), currency) : formatCount(value);
  const busiest = hours.reduce((most, hour) => ((hour.today ?? 0) > (most.today ?? 0) ? hour : most));
  return (
    <Chart
      title={title}
      figure={figure}
      description={
        measure === "sales" && sales !== null ? (
          <DayCompared day={day} sales={sales} />
        ) : (
          t("dashboard.hours.compared", { day: formatDay(compared_with) })
        )
      }
      kind="lines"
      axisLabel={t("dashboard.hours.hour")}
      rows={hours.map(({ hour, today, before }) => ({
        key: String(hour),
        label: formatHour(hour),
        values: { today, before },
      }))}
      series={[
        { key: "today", label: t("dashboard.hours.today"), tone: "brand" },
        // Without the year, so that on a phone the choice beside it stands on the same line.
        { key: "before", label: formatShortDay(compared_with), tone: "quiet" },
      ]}
      format={format}
      formatTick={(value) => (measure === "sales" ? formatAxisAmount(value, currency) : formatCount(value))}
      summary={t("dashboard.hours.busiest", {
        hour: formatHour(busiest.hour),
        value: format(busiest.today ?? 0),
      })}
      height={CHART_HEIGHT}
      isInside
      aside={
        onMeasure ? (
          <SegmentedFilter
            label={t("dashboard.hours.what")}
            layout="bar"
            options={measures.map((value) => ({ value, label: t(`dashboard.hours.${value}`) }))}
            value={measure}
            onChange={onMeasure}
          />
        ) : null
      }
    />
  );
}

/** The figure of a day without a line. */
function NoHours({ title, children }: { title: string | null; children: ReactNode }) {
  const t = useT();
  return (
    <Stack gap={4}>
      {title === null ? null : (
        <Text as="h2" size="md" weight={600}>
          {title}
        </Text>
      )}
      {children}
      <Muted>{t("dashboard.hours.empty")}</Muted>
    </Stack>
  );
}
