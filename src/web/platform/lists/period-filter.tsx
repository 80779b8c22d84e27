import { useState } from "react";
import type { Period } from "../../../domain/periods/period.ts";
import { DateRange } from "../../../ui/forms/date-range.tsx";
import { type DateSpan, refuseDates } from "../../../ui/forms/refuse-dates.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../use-t.ts";

/** A period, or `all` days for a list that shows everything unless it is narrowed. */
export type PeriodKey = Period | "all";

/** Business days; `from` and `to` count for `custom`. */
export interface PeriodChoice<Key extends PeriodKey> {
  readonly period: Key;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface PeriodFilterProps<Key extends PeriodKey> {
  /** Those that the list offers: `periods`, or `pastPeriods` for what only looks back; `all` before them. */
  periods: readonly Key[];
  choice: PeriodChoice<Key>;
  onChoice: (choice: PeriodChoice<Key>) => void;
}

/** A period of business days by its name, or any two dates. */
export function PeriodFilter<Key extends PeriodKey>({ periods, choice, onChoice }: PeriodFilterProps<Key>) {
  const t = useT();
  const { period, from, to } = choice;
  return (
    <>
      <SelectField
        label={t("lists.period")}
        searchable={false}
        options={periods.map((value) => ({ value, label: t(`lists.periods.${value}`) }))}
        value={period}
        onChange={(value) => {
          const next = periods.find((period) => period === value);
          if (next) onChoice(next === "custom" ? { ...choice, period: next } : { period: next });
        }}
      />
      {period === "custom" ? (
        <CustomDates
          // An address that changes elsewhere shows its own dates.
          key={`${from} ${to}`}
          span={{ from: from ?? "", to: to ?? "" }}
          onSpan={(span) => onChoice({ period, ...span })}
        />
      ) : null}
    </>
  );
}

interface CustomDatesProps {
  span: DateSpan;
  /** Called with dates that can be used only. */
  onSpan: (span: DateSpan) => void;
}

function CustomDates({ span, onSpan }: CustomDatesProps) {
  const t = useT();
  const [chosen, setChosen] = useState(span);
  return (
    <DateRange
      label={t("lists.periods.custom")}
      fromLabel={t("lists.from")}
      toLabel={t("lists.to")}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        if (refuseDates(next, {}) === null) onSpan(next);
      }}
      refusals={{
        incomplete: t("lists.dates.incomplete"),
        reversed: t("lists.dates.reversed"),
        too_early: t("lists.dates.too_early"),
        too_late: t("lists.dates.too_late"),
        too_long: t("lists.dates.too_long"),
      }}
    />
  );
}
