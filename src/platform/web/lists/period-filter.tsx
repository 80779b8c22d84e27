import { SelectField } from "#ui/forms/select-field.tsx";
import { type Period, pastPeriods } from "../../domain/periods/period.ts";
import { useT } from "../use-t.ts";
import { CustomDates } from "./custom-dates.tsx";

/** A period, or `all` days for a list that shows everything unless it is narrowed. */
export type PeriodKey = Period | "all";

/** Business days; `from` and `to` count for `custom`. */
export interface PeriodChoice<Key extends PeriodKey> {
  readonly period: Key;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface PeriodFilterProps<Key extends PeriodKey> {
  /** Periods that the list offers: `periods`, or `pastPeriods` for lists that only look back; `all` before them. */
  periods: readonly Key[];
  choice: PeriodChoice<Key>;
  onChoice: (choice: PeriodChoice<Key>) => void;
  /** True when one date is enough: everything since it, or until it. */
  isOpenEnded?: boolean;
}

interface OpenPeriod {
  readonly period?: (typeof pastPeriods)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const openPeriods = ["all" as const, ...pastPeriods];

/** The period of a list that shows all days unless it is narrowed. Its address may hold dates alone. */
export function openPeriod({
  query: { period, from, to },
  setFilters,
}: {
  readonly query: OpenPeriod;
  readonly setFilters: (filters: OpenPeriod) => void;
}): PeriodFilterProps<(typeof openPeriods)[number]> {
  const unnamed = from === undefined && to === undefined ? "all" : "custom";
  return {
    isOpenEnded: true,
    periods: openPeriods,
    choice: { period: period ?? unnamed, from, to },
    onChoice: (choice) =>
      setFilters({
        period: choice.period === "all" ? undefined : choice.period,
        from: choice.from,
        to: choice.to,
      }),
  };
}

/** A period of business days by its name, or any two dates. */
export function PeriodFilter<Key extends PeriodKey>(props: PeriodFilterProps<Key>) {
  const { periods, choice, onChoice, isOpenEnded = false } = props;
  const t = useT();
  const { period, from, to } = choice;
  return (
    <>
      <SelectField
        label={t("common.period")}
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
          from={from ?? ""}
          to={to ?? ""}
          isOpenEnded={isOpenEnded}
          onSpan={(span) => onChoice({ period, from: span.from || undefined, to: span.to || undefined })}
        />
      ) : null}
    </>
  );
}
