import { IconDownload, IconFilter, IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { QueryOf } from "#platform/contract/define.ts";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { readReport } from "../contract/reports.ts";
import { type ReportView, reportViews } from "../domain/report-kind.ts";
import { timeSteps } from "../domain/time-buckets.ts";
import { comparedText, daysText } from "./days-text.ts";
import { MailDialog } from "./mail/mail-dialog.tsx";
import { ReportFilter } from "./report-filter.tsx";
import { ReportInDetail } from "./report-in-detail.tsx";
import { ReportOverview } from "./report-overview.tsx";
import { ReportState } from "./report-state.tsx";
import { downloadReport, type Report, reportQuery } from "./reports-api.ts";

/** Values of the address: the period, the view of the report in detail, and the step of its line over time. */
const address = readReport.query.extend({
  by: z.enum(reportViews).optional(),
  step: z.enum(timeSteps).optional(),
});

/** /dashboard/reports: the figures of a period beside earlier ones; below, the period in detail. */
export function ReportsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const { by, step, ...period } = queryWithDefaults(address, readListSearch(address, search));
  const go = (next: Partial<z.output<typeof address>>) =>
    onSearch(searchWithoutDefaults(address, { by, step, ...period, ...next }));
  const report = useQuery(reportQuery(period));
  const [isFiltering, setIsFiltering] = useState(false);
  return (
    <>
      <PageHeader
        title={t("common.reports")}
        action={
          <>
            <Button
              variant="default"
              icon={<IconFilter size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsFiltering(true)}
            >
              {t("reports.filters")}
            </Button>
            <MailButton />
            <DownloadButton query={period} disabled={report.data === undefined} />
          </>
        }
      />
      <Showing period={period} shown={report.data} isOld={report.isPlaceholderData} />
      <Box below={24}>
        <ReportState query={report} data={report.data} skeleton={{ count: 4, rowHeight: 140 }}>
          {(data) => <ReportOverview report={data} />}
        </ReportState>
      </Box>
      <ReportInDetail
        by={by ?? usualView(period)}
        period={period}
        step={step}
        onBy={(next) => go({ by: next })}
        onStep={(next) => go({ step: next })}
      />
      {isFiltering ? (
        <ReportFilter
          period={period}
          today={report.data?.today}
          onClose={() => setIsFiltering(false)}
          onApply={(next) => {
            setIsFiltering(false);
            go(next);
          }}
        />
      ) : null}
    </>
  );
}

/** Lets administrators choose the recipients of the daily mail. */
function MailButton() {
  const t = useT();
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.role !== "admin") return null;
  return (
    <>
      <Button
        variant="default"
        icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t("reports.mail.title")}
      </Button>
      {isOpen ? <MailDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type Period = QueryOf<typeof readReport>;

/** The first view of a period: a line over time, or where there is one day only, its hours. */
function usualView({ type, from, to }: Period): ReportView {
  const isOneDay = type === "today" || type === "yesterday" || (type === "custom" && from === to);
  return isOneDay ? "hour" : "over_time";
}

interface ShowingProps {
  period: Period;
  /** The days of the answer, with the compared ones. */
  shown: Report | undefined;
  /** They belong to another period, which is shown until this one is loaded. */
  isOld: boolean;
}

/** Shows the filter, and the days of figures that still belong to another period. */
function Showing({ period: { type }, shown, isOld }: ShowingProps) {
  const t = useT();
  const period = t(`lists.periods.${type}`);
  if (shown === undefined)
    return (
      <Muted above={8} below={16}>
        {t("reports.showing", { period })}
      </Muted>
    );
  const days = daysText(shown, t);
  const compared = comparedText(shown, t);
  return (
    <Muted as="div" above={8} below={16}>
      <p role="status">{t(isOld ? "reports.loading_meanwhile" : "reports.showing_days", { period, days })}</p>
      <Muted size="sm">
        {shown.same_weekdays.until === null ? compared : t("reports.compared.running", { compared })}
      </Muted>
    </Muted>
  );
}

function DownloadButton({ query, disabled }: { query: Period; disabled: boolean }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadReport(query);
      toastSuccess(t("reports.saved"));
    } catch {
      // The specification's own words (back-office §8), whatever the reason.
      toastError(t("reports.save_failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      {t("reports.download")}
    </Button>
  );
}
