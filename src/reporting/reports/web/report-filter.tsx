import { useState } from "react";
import type { QueryOf } from "#platform/contract/define.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { defaultCustomRange, pastPeriods } from "#platform/domain/periods/period.ts";
import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateRange } from "#ui/dates/date-range.tsx";
import { refuseDates } from "#ui/dates/refuse-dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { readReport } from "../contract/reports.ts";
import { MAX_REPORT_DAYS } from "../domain/compared-ranges.ts";

type Period = QueryOf<typeof readReport>;

interface ReportFilterProps {
  period: Period;
  /** Present business day; undefined until something is loaded. */
  today: string | undefined;
  onClose: () => void;
  onApply: (period: Period) => void;
}

const limits = { maxDays: MAX_REPORT_DAYS, isOpenEnded: true };

/**
 * Chooses the days of a report: by a name, or by two dates, by default today and a month ahead (back-office §4, §9).
 * Nothing changes before it is applied.
 */
export function ReportFilter({ period, today, onClose, onApply }: ReportFilterProps) {
  const t = useT();
  const usual = today === undefined ? undefined : defaultCustomRange(businessDate(today));
  const [type, setType] = useState(period.type);
  const [span, setSpan] = useState({
    from: period.from ?? usual?.from ?? "",
    to: period.to ?? usual?.to ?? "",
  });
  const isCustom = type === "custom";
  // Empty dates mean the defaults, as on the server.
  const meant = { from: span.from || (usual?.from ?? ""), to: span.to || (usual?.to ?? "") };
  const refusal = refuseDates(meant, limits);
  const apply = () =>
    onApply({
      type,
      from: (isCustom && span.from) || undefined,
      to: (isCustom && span.to) || undefined,
    });
  return (
    <AppDialog
      opened
      size="small"
      title={t("reports.filter.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("common.close")}
          </Button>
          <Button onClick={apply} disabled={isCustom && refusal !== null}>
            {t("common.apply")}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SelectField
          label={t("common.period")}
          searchable={false}
          options={pastPeriods.map((value) => ({ value, label: t(`lists.periods.${value}`) }))}
          value={type}
          onChange={(value) => setType(pastPeriods.find((known) => known === value) ?? type)}
        />
        {isCustom ? <Dates span={span} onChange={setSpan} usual={usual} refusal={refusal} /> : null}
      </Stack>
    </AppDialog>
  );
}

interface Span {
  readonly from: string;
  readonly to: string;
}

interface DatesProps {
  span: Span;
  onChange: (span: Span) => void;
  /** Default dates; undefined while the present day is unknown. */
  usual: Span | undefined;
  refusal: ReturnType<typeof refuseDates>;
}

function Dates({ span, onChange, usual, refusal }: DatesProps) {
  const t = useT();
  const refusals = {
    incomplete: t("lists.dates.incomplete"),
    reversed: t("lists.dates.reversed"),
    too_long: t("lists.dates.too_long"),
  };
  return (
    <>
      <DateRange
        label={t("lists.periods.custom")}
        fromLabel={t("reports.filter.from")}
        toLabel={t("reports.filter.to")}
        value={span}
        onChange={onChange}
        {...limits}
        refusals={refusals}
        error={refusal === "reversed" || refusal === "too_long" ? refusals[refusal] : null}
      />
      {usual ? (
        <Muted size="sm">
          {t("reports.filter.usual", { from: formatDay(usual.from), to: formatDay(usual.to) })}
        </Muted>
      ) : null}
    </>
  );
}
