import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { formatDay } from "#platform/web/format.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateRange } from "#ui/dates/date-range.tsx";
import { refuseDates } from "#ui/dates/refuse-dates.ts";
import { DialogChip } from "#ui/filters/dialog-chip.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { listFeedback } from "../contract/staff-feedback.ts";

type Table = TableQuery<typeof listFeedback.query>;
type Shown = (typeof pastPeriods)[number] | "all";

interface Choice {
  readonly period: Shown;
  readonly from: string;
  readonly to: string;
}

/** A search by text or customer covers all time, unless a period is chosen too. */
const isOfAllTime = ({ q, customer }: Table["query"]) => q !== undefined || customer !== undefined;

/** Returns the current choice; the default is this month, or all time. */
function choiceOf(query: Table["query"]): Choice {
  const { type, from, to } = query;
  const unnamed =
    from !== undefined || to !== undefined ? "custom" : isOfAllTime(query) ? "all" : "this_month";
  return { period: type ?? unnamed, from: from ?? "", to: to ?? "" };
}

/** The current period on a chip, which opens its dialog. */
export function FeedbackFilter({ table }: { table: Table }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { period, from, to } = choiceOf(table.query);
  const usual = isOfAllTime(table.query) ? "all" : "this_month";
  const named =
    period === "custom"
      ? [from, to].map((day) => (day === "" ? "…" : formatDay(day))).join(" – ")
      : t(`lists.periods.${period}`);
  return (
    <>
      <DialogChip
        icon={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
        text={t("lists.period_is", { period: named })}
        isChosen={period !== usual}
        onOpen={() => setIsOpen(true)}
        onClear={() => table.setFilters({ type: undefined, from: undefined, to: undefined })}
      />
      {isOpen ? <FilterDialog table={table} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Applies a period; clearing returns to this month (back-office §2). */
function FilterDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState(() => choiceOf(table.query));
  const isAll = isOfAllTime(table.query);
  const periods: readonly Shown[] = isAll ? ["all", ...pastPeriods] : pastPeriods;
  const isCustom = choice.period === "custom";
  const show = ({ period, from, to }: Choice) => {
    const isDefault = period === (isAll ? "all" : "this_month");
    table.setFilters({
      type: isDefault || period === "all" ? undefined : period,
      from: period === "custom" ? from : undefined,
      to: period === "custom" ? to : undefined,
    });
    onClose();
  };
  const close = () => show({ period: "this_month", from: "", to: "" });
  return (
    <AppDialog
      opened
      size="small"
      title={t("feedback.filter")}
      onClose={close}
      closeOnClickOutside={false}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {t("ui.close")}
          </Button>
          <Button disabled={isCustom && refuseDates(choice, {}) !== null} onClick={() => show(choice)}>
            {t("common.apply")}
          </Button>
        </>
      }
    >
      <PeriodFields periods={periods} choice={choice} onChange={setChoice} />
    </AppDialog>
  );
}

interface PeriodFieldsProps {
  readonly periods: readonly Shown[];
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Fields for the period, and for the days of a custom one. */
function PeriodFields({ periods, choice, onChange }: PeriodFieldsProps) {
  const t = useT();
  const isCustom = choice.period === "custom";
  return (
    <Stack gap={12}>
      <SelectField
        label={t("common.period")}
        description={t("feedback.close_resets")}
        searchable={false}
        options={periods.map((value) => ({ value, label: t(`lists.periods.${value}`) }))}
        value={choice.period}
        onChange={(value) => {
          const period = periods.find((each) => each === value);
          if (period) onChange({ ...choice, period });
        }}
      />
      {isCustom ? (
        <DateRange
          label={t("lists.periods.custom")}
          fromLabel={t("common.from")}
          toLabel={t("common.to")}
          value={choice}
          onChange={(span) => onChange({ ...choice, ...span })}
          refusals={{
            incomplete: t("lists.dates.incomplete"),
            reversed: t("lists.dates.reversed"),
            too_long: t("lists.dates.too_long"),
          }}
        />
      ) : null}
    </Stack>
  );
}
