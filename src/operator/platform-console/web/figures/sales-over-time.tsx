import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { formatAmount } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { TimeStep } from "#reporting/reports/domain/time-buckets.ts";
import { Changed, SalesChart, SalesTable, StepFilter } from "#reporting/reports/web/public.ts";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import type { platformSalesOverTime } from "../../contract/figures.ts";
import { platformSalesQuery } from "./figures-api.ts";

/** Days of the short line: whole weeks, so that each stands beside the same weekday. */
const SHORT_DAYS = 14;

/** The sales of the last fourteen days that are over, as a line beside the fourteen before. */
export function RecentPlatformSales({ today }: { today: string }) {
  const day = businessDate(today);
  const query = { type: "custom", from: addDays(day, -SHORT_DAYS), to: addDays(day, -1) } as const;
  return <SalesSection query={query} />;
}

interface PlatformSalesProps {
  query: QueryOf<typeof platformSalesOverTime>;
  onStep: (step: TimeStep) => void;
}

/** The sales of a period as a line beside the period before, with their table. */
export function PlatformSales({ query, onStep }: PlatformSalesProps) {
  return <SalesSection query={query} onStep={onStep} />;
}

function SalesSection({ query, onStep }: Pick<PlatformSalesProps, "query"> & Partial<PlatformSalesProps>) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(platformSalesQuery(query));
  return (
    <Section
      title={t(onStep ? "platformFigures.over_time" : "reports.over_time.recent")}
      description={t("platformFigures.over_time_about")}
    >
      {data === undefined ? (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="platformFigures.report_failed"
          count={1}
          rowHeight={300}
        />
      ) : data.lines === null ? (
        <Muted>{t("platformFigures.over_time_none")}</Muted>
      ) : (
        <Stack gap={16}>
          {onStep ? <StepFilter step={query.step ?? data.lines.step} onStep={onStep} /> : null}
          <Text>
            <b>{formatAmount(data.lines.total.now.after_refunds, data.lines.currency)}</b>{" "}
            <Changed now={data.lines.total.now.after_refunds} then={data.lines.total.before.after_refunds} />
          </Text>
          {data.lines.buckets.length > 1 ? <SalesChart lines={data.lines} title={t("common.sales")} /> : null}
          {onStep ? (
            <SalesTable
              lines={data.lines}
              caption={t("platformFigures.over_time")}
              countLabel={t("common.orders")}
            />
          ) : null}
        </Stack>
      )}
    </Section>
  );
}
