import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { bucketText, Changed } from "#reporting/reports/web/public.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { platformGrowth } from "../../contract/figures.ts";
import { AttentionTable } from "./attention-table.tsx";
import { FigureCard } from "./figure-cards.tsx";
import { growthQuery } from "./figures-api.ts";

/** Height of the pictures in px. */
const HEIGHT = 160;

/** Charts of the restaurants at the end of each month, and of those that came in it. */
export function RestaurantCharts() {
  const t = useT();
  const { data } = useQuery(growthQuery);
  const last = data?.months.at(-1);
  if (data === undefined || last === undefined) return null;
  const before = data.months.at(-2);
  const shared = {
    axisLabel: t("platformFigures.month"),
    format: formatCount,
    height: HEIGHT,
    rows: data.months.map(({ from, to, added, restaurants }) => ({
      key: from,
      label: bucketText({ from, to }, "month"),
      values: { added, restaurants },
    })),
  };
  return (
    <>
      <Chart
        {...shared}
        kind="lines"
        title={t("platformFigures.restaurants")}
        description={t("platformFigures.restaurants_about")}
        figure={
          <LargeFigure
            size="normal"
            value={formatCount(last.restaurants)}
            isNothing={last.restaurants === 0}
            change={<Changed now={last.restaurants} then={before?.restaurants ?? null} />}
          />
        }
        series={[{ key: "restaurants", label: t("platformFigures.restaurants") }]}
      />
      <Chart
        {...shared}
        kind="bars"
        title={t("platformFigures.growth")}
        description={t("platformFigures.growth_about")}
        figure={
          <LargeFigure
            size="normal"
            value={formatCount(last.added)}
            change={
              <Muted as="span" size="sm">
                {t("platformFigures.new_this_month")}
              </Muted>
            }
            isNothing={last.added === 0}
          />
        }
        series={[{ key: "added", label: t("platformFigures.added") }]}
      />
    </>
  );
}

/** The restaurants that had orders lately, and how many more or fewer than before. */
export function SellingFigure() {
  const t = useT();
  const { data } = useQuery(growthQuery);
  return (
    <FigureCard
      label={t("platformFigures.selling")}
      value={data === undefined ? t("common.no_value") : formatCount(data.selling)}
      isNothing={data?.selling === 0}
      hint={
        <>
          {t("platformFigures.selling_of")}{" "}
          {data === undefined ? null : <Changed now={data.selling} then={data.selling_before} />}
        </>
      }
    />
  );
}

type Slowing = ResponseOf<typeof platformGrowth>["slowing"][number];

/** The restaurants whose orders fell most. */
export function SlowingTenants() {
  const t = useT();
  const query = useQuery(growthQuery);
  return (
    <AttentionTable<Slowing>
      title={t("platformFigures.slowing")}
      description={t("platformFigures.slowing_about")}
      query={query}
      rows={query.data?.slowing}
      columns={[
        {
          key: "before",
          header: t("reports.column.before"),
          align: "end",
          cell: (row) => formatCount(row.orders_before),
        },
        {
          key: "orders",
          header: t("platformFigures.now"),
          role: "amount",
          align: "end",
          cell: ({ orders }) => formatCount(orders),
        },
        {
          key: "change",
          header: t("reports.compared.change"),
          role: "state",
          align: "end",
          cell: (row) => <Changed now={row.orders} then={row.orders_before} />,
        },
      ]}
      empty={t("platformFigures.slowing_none")}
    />
  );
}
