import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hourText } from "#app/words/report-row-text.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { ComparedHour } from "#platform/domain/periods/day-by-hour.ts";
import { formatAmount, formatAxisAmount, formatCount, formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { Dashboard } from "../contract/dashboard.ts";
import { maySeeCard } from "../domain/home-cards.ts";
import { dashboardDayQuery } from "./dashboard-api.ts";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

const measures = ["sales", "orders"] as const;
type Measure = (typeof measures)[number];

/** Height in px. */
const CHART_HEIGHT = 240;

/** The day by hour beside the same weekday before: sales and orders. */
export function HoursCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dashboardDayQuery);
  return (
    <HomeCard
      title={t("dashboard.hours.title")}
      query={query}
      height={CHART_HEIGHT + 100}
      place={placeOf(
        actor,
        "reports",
        ...(maySeeCard(actor, "sales") ? ["invoices" as const] : []),
        "orders",
      )}
      area="hours"
    >
      {(day) => <Hours day={day} />}
    </HomeCard>
  );
}

function Hours({ day }: { day: Dashboard }) {
  const t = useT();
  const [chosen, setChosen] = useState<Measure>("sales");
  const { sales } = day;
  const measure = sales === null ? "orders" : chosen;
  return (
    <>
      {sales === null ? null : (
        <SegmentedFilter
          label={t("dashboard.hours.what")}
          options={measures.map((value) => ({ value, label: t(`dashboard.hours.${value}`) }))}
          value={measure}
          onChange={setChosen}
        />
      )}
      <HoursChart
        day={day}
        measure={measure}
        hours={measure === "sales" && sales !== null ? sales.by_hour : day.orders_by_hour}
      />
    </>
  );
}

interface HoursChartProps {
  day: Dashboard;
  measure: Measure;
  /** Amounts in cents, or counts. */
  hours: readonly ComparedHour[];
}

function HoursChart({ day: { currency, compared_with }, measure, hours }: HoursChartProps) {
  const t = useT();
  if (hours.length === 0)
    return <EmptyState picture={<ReceiptPicture />} message={t("dashboard.hours.empty")} size="small" />;
  const format = (value: number) =>
    measure === "sales" ? formatAmount(cents(value), currency) : formatCount(value);
  const formatTick = (value: number) =>
    measure === "sales" ? formatAxisAmount(value, currency) : formatCount(value);
  const busiest = hours.reduce((most, hour) => ((hour.today ?? 0) > (most.today ?? 0) ? hour : most));
  const summary = t("dashboard.hours.busiest", {
    hour: hourText(busiest.hour),
    value: format(busiest.today ?? 0),
  });
  return (
    <Box above={12}>
      <Chart
        title={t(`dashboard.hours.${measure}`)}
        description={t("dashboard.hours.compared", { day: formatDay(compared_with) })}
        kind="bars"
        axisLabel={t("dashboard.hours.hour")}
        rows={hours.map(({ hour, today, before }) => ({
          key: String(hour),
          label: hourText(hour),
          values: { today, before },
        }))}
        series={[
          { key: "today", label: t("dashboard.hours.today"), tone: "brand" },
          { key: "before", label: formatDay(compared_with), tone: "quiet" },
        ]}
        format={format}
        formatTick={formatTick}
        summary={summary}
        height={CHART_HEIGHT}
        isInside
      />
    </Box>
  );
}
