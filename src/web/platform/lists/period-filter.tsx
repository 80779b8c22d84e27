import type { Period } from "../../../domain/periods/period.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useT } from "../use-t.ts";

/** Business days; `from` and `to` count for `custom`. */
export interface PeriodChoice<Key extends Period> {
  readonly period: Key;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface PeriodFilterProps<Key extends Period> {
  /** Those that the list offers: `periods`, or `pastPeriods` for what only looks back. */
  periods: readonly Key[];
  choice: PeriodChoice<Key>;
  onChoice: (choice: PeriodChoice<Key>) => void;
}

/** A period of business days by its name, or any two dates. */
export function PeriodFilter<Key extends Period>({ periods, choice, onChoice }: PeriodFilterProps<Key>) {
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
          const next = periods.find((one) => one === value);
          if (next) onChoice(next === "custom" ? { ...choice, period: next } : { period: next });
        }}
      />
      {period === "custom" ? (
        <>
          <TextField
            type="date"
            label={t("lists.from")}
            value={from ?? ""}
            max={to}
            onChange={(event) => onChoice({ ...choice, from: event.currentTarget.value || undefined })}
          />
          <TextField
            type="date"
            label={t("lists.to")}
            value={to ?? ""}
            min={from}
            onChange={(event) => onChoice({ ...choice, to: event.currentTarget.value || undefined })}
          />
        </>
      ) : null}
    </>
  );
}
