import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "../../../contract/platform/define.ts";
import type { ReportBy, readReport } from "../../../contract/reports.ts";
import { type ReportKind, reportKinds } from "../../../domain/reports/report-kind.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { ReceiptPicture } from "../../../ui/pictures/receipt-picture.tsx";
import { CsvButton } from "../../platform/lists/csv-button.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { HourMap } from "./hour-map.tsx";
import { ReportBars } from "./report-bars.tsx";
import { ReportTable } from "./report-table.tsx";
import classes from "./reports.module.css";
import { downloadReportBy, reportByQuery } from "./reports-api.ts";

export interface ReportInDetailProps {
  by: ReportKind;
  period: QueryOf<typeof readReport>;
  onBy: (by: ReportKind) => void;
}

/** The period by one thing at a time: picture, table and file. */
export function ReportInDetail({ by, period, onBy }: ReportInDetailProps) {
  const t = useT();
  const query = { by, ...period };
  const report = useQuery(reportByQuery(query));
  // What is still shown of another report while this one is on its way has other columns.
  const data = report.data?.by === by ? report.data : undefined;
  return (
    <Section
      title={t("reports.more")}
      description={t(`reports.about.${by}`)}
      action={<CsvButton save={() => downloadReportBy(query)} disabled={data === undefined} />}
    >
      <div className={classes.kind}>
        <SelectField
          label={t("reports.show")}
          options={reportKinds.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
          value={by}
          onChange={(value) => onBy(reportKinds.find((kind) => kind === value) ?? by)}
        />
      </div>
      {data ? (
        <Rows report={data} />
      ) : report.isError ? (
        <FailureState
          reason={errorText(report.error)}
          onRetry={() => void report.refetch()}
          busy={report.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={1} rowHeight={320} />
      )}
    </Section>
  );
}

function Rows({ report }: { report: ReportBy }) {
  const t = useT();
  if (report.rows.length === 0)
    return (
      <EmptyState
        picture={<ReceiptPicture />}
        message={t("reports.nothing")}
        hint={t("reports.nothing_hint")}
      />
    );
  if (report.by === "hour") return <HourMap report={report} />;
  return (
    <div className={classes.detail}>
      <ReportBars report={report} />
      <ReportTable report={report} />
    </div>
  );
}
