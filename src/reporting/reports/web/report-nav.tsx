import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { type ReportGroup, reportGroups } from "../domain/report-groups.ts";
import type { ReportView } from "../domain/report-kind.ts";
import classes from "./report-nav.module.css";

/** The summary of a period, or one of its reports. */
export type ShownReport = ReportView | "summary";

interface ReportNavProps {
  shown: ShownReport;
  /** Below the name of the summary: its figure, which stays in sight beside each report. */
  figure: ReactNode;
  /** The address of a report. */
  searchOf: (report: ShownReport) => Record<string, unknown>;
  onShow: (report: ShownReport) => void;
}

/** The list of the reports, beside the one that is shown; on small screens a field. */
export function ReportNav({ shown, figure, searchOf, onShow }: ReportNavProps) {
  const t = useT();
  const link = (report: ShownReport, below?: ReactNode) => (
    <Link
      to={screens.reports.path}
      search={searchOf(report)}
      className={classes.link}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={report === shown ? "page" : undefined}
    >
      {nameOf(report, t)}
      {below}
    </Link>
  );
  return (
    <>
      <nav className={classes.rail} aria-label={t("reports.nav.list")}>
        {link("summary", figure)}
        {groups.map((group) => (
          <Fragment key={group}>
            <Muted className={classes.heading} size="xs" weight={550}>
              {t(`reports.nav.${group}`)}
            </Muted>
            <ul>
              {reportGroups[group].map((view) => (
                <li key={view}>{link(view)}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <div className={classes.field}>
        <SelectField
          label={t("common.show")}
          options={offered.map((report) => ({
            value: report,
            label: nameOf(report, t),
            ...hintOf(report, t),
          }))}
          value={shown}
          onChange={(value) => onShow(offered.find((report) => report === value) ?? shown)}
        />
      </div>
    </>
  );
}

const groups = Object.keys(reportGroups) as ReportGroup[];
const offered: readonly ShownReport[] = ["summary", ...groups.flatMap((group) => reportGroups[group])];

const nameOf = (report: ShownReport, t: Translate): string =>
  report === "summary" ? t("reports.nav.summary") : t(`reports.by.${report}`);

function hintOf(report: ShownReport, t: Translate): { hint?: string } {
  const group = groups.find((known) => (reportGroups[known] as readonly ShownReport[]).includes(report));
  return group === undefined ? {} : { hint: t(`reports.nav.${group}`) };
}
