import { useState } from "react";
import type { QueryOf } from "../../../contract/platform/define.ts";
import type { readReport } from "../../../contract/reports.ts";
import { pastPeriods } from "../../../domain/periods/period.ts";
import { MOST_REPORT_DAYS } from "../../../domain/reports/compared-ranges.ts";
import { DateRange } from "../../../ui/dates/date-range.tsx";
import { refuseDates } from "../../../ui/dates/refuse-dates.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./reports.module.css";

type Period = QueryOf<typeof readReport>;

export interface ReportFilterProps {
  period: Period;
  /** The days that are shown: two dates begin with them. */
  shown: { readonly from: string; readonly to: string } | undefined;
  onClose: () => void;
  onApply: (period: Period) => void;
}

const limits = { maxDays: MOST_REPORT_DAYS };

/** Chooses the days of a report: by a name, or any two dates. Nothing changes before it is applied. */
export function ReportFilter({ period, shown, onClose, onApply }: ReportFilterProps) {
  const t = useT();
  const [type, setType] = useState(period.type);
  const [span, setSpan] = useState({
    from: period.from ?? shown?.from ?? "",
    to: period.to ?? shown?.to ?? "",
  });
  const isCustom = type === "custom";
  const isUsable = !isCustom || refuseDates(span, limits) === null;
  const apply = () =>
    onApply(isCustom ? { type, from: span.from, to: span.to } : { type, from: undefined, to: undefined });
  return (
    <AppDialog
      opened
      size="small"
      title={t("reports.filter.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("reports.filter.close")}
          </Button>
          <Button onClick={apply} disabled={!isUsable}>
            {t("reports.filter.apply")}
          </Button>
        </>
      }
    >
      <div className={classes.filter}>
        <SelectField
          label={t("reports.filter.preset")}
          searchable={false}
          options={pastPeriods.map((value) => ({ value, label: t(`lists.periods.${value}`) }))}
          value={type}
          onChange={(value) => setType(pastPeriods.find((known) => known === value) ?? type)}
        />
        {isCustom ? (
          <DateRange
            label={t("lists.periods.custom")}
            fromLabel={t("reports.filter.from")}
            toLabel={t("reports.filter.to")}
            value={span}
            onChange={setSpan}
            maxDays={MOST_REPORT_DAYS}
            refusals={{
              incomplete: t("lists.dates.incomplete"),
              reversed: t("lists.dates.reversed"),
              too_long: t("lists.dates.too_long"),
            }}
          />
        ) : null}
      </div>
    </AppDialog>
  );
}
