import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import classes from "./cash.module.css";
import { MethodCounts, MethodTakings } from "./method-tables.tsx";
import { movementKey, movementReason, type ReportLine, reportLines } from "./report-lines.ts";
import { SavedCounts } from "./saved-counts.tsx";
import { ToldCounts } from "./told-counts.tsx";

/** Shows the figures of a session: the expected cash and its parts, each payment type, every movement. */
export function CashReportView({ report }: { report: CashReport }) {
  const amount = (cents: Cents) => formatAmount(cents, report.store.currency);
  return (
    <Stack gap={24} above={16} below={24}>
      <DrawerCash report={report} amount={amount} />
      <MethodTakings report={report} />
      <MethodCounts report={report} />
      <SavedCounts report={report} amount={amount} />
      <Movements movements={report.figures.movements} amount={amount} />
      <ToldCounts report={report} amount={amount} />
    </Stack>
  );
}

/** Shows how the cash of the drawer comes about, who opened and closed it, and why it differs. */
function DrawerCash({ report, amount }: { report: CashReport; amount: (cents: Cents) => string }) {
  const t = useT();
  const { figures, closing } = report;
  return (
    <SurfaceCard label={t("cash.drawer_cash")}>
      <Section
        title={t("cash.drawer_cash")}
        description={t("cash.opened_by", {
          name: report.opened_by,
          when: formatDateTime(report.opened_at),
        })}
      >
        <Lines lines={reportLines(report, t)} amount={amount} />
        {figures.takings === null ? <p className={classes.secondary}>{t("cash.blind")}</p> : null}
        <p className={classes.secondary}>
          {t("common.business_day_of", { day: formatDay(report.business_date) })}
        </p>
        {closing ? (
          <p className={classes.secondary}>
            {t("cash.closed_by", { name: closing.closed_by, when: formatDateTime(closing.closed_at) })}
          </p>
        ) : null}
        {report.opening?.difference_reason ? (
          <p className={classes.secondary}>
            {t("cash.opening.said", { reason: report.opening.difference_reason })}
          </p>
        ) : null}
        {closing?.difference_reason ? (
          <p className={classes.secondary}>{t("common.reason_is", { reason: closing.difference_reason })}</p>
        ) : null}
        {closing?.approved_by ? (
          <p className={classes.secondary}>{t("cash.approved_by", { name: closing.approved_by })}</p>
        ) : null}
      </Section>
    </SurfaceCard>
  );
}

interface MovementsProps {
  movements: CashReport["figures"]["movements"];
  amount: (cents: Cents) => string;
}

function Movements({ movements, amount }: MovementsProps) {
  const t = useT();
  if (movements.length === 0) return null;
  return (
    <Section title={t("cash.movements")}>
      <DataTable
        caption={t("cash.movements")}
        columns={[
          {
            key: "kind",
            header: t("cash.movement"),
            cell: (row) => t(`cash.move.${row.kind}.action`),
            role: "primary",
          },
          { key: "reason", header: t("common.reason"), cell: (row) => movementReason(row, t) },
          { key: "at", header: t("common.date"), cell: (row) => formatDateTime(row.at) },
          { key: "by", header: t("common.user"), cell: (row) => row.by },
          {
            key: "amount",
            header: t("common.amount"),
            align: "end",
            cell: (row) => amount(row.amount),
          },
        ]}
        rows={movements}
        rowKey={movementKey}
        state={{ status: "ready" }}
        empty={null}
      />
    </Section>
  );
}

function Lines({ lines, amount }: { lines: readonly ReportLine[]; amount: (cents: Cents) => string }) {
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={line.label} className={classes.line} data-look={line.look}>
          <dt>{line.label}</dt>
          <dd>{amount(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
