import type { DateLimits } from "#ui/dates/refuse-dates.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import type { Translate } from "../i18n.ts";
import { useT } from "../use-t.ts";
import { CustomDates } from "./custom-dates.tsx";
import classes from "./period-bar.module.css";
import type { PeriodChoice, PeriodKey } from "./period-filter.tsx";

export interface PeriodBarProps<Key extends PeriodKey> extends DateLimits {
  /** Periods in sight. Another one that is chosen stands before the dates. */
  periods: readonly Key[];
  choice: PeriodChoice<Key>;
  /** The days on screen, with which the choice of dates begins. */
  shown: { readonly from: string; readonly to: string } | undefined;
  onChoice: (choice: PeriodChoice<Key>) => void;
}

const nameOf = (period: PeriodKey, t: Translate): string =>
  period === "last_7days" || period === "this_month" || period === "custom"
    ? t(`lists.short_periods.${period}`)
    : t(`lists.periods.${period}`);

/** The periods of a screen as one line: a tap shows another one, two dates stand in it. */
export function PeriodBar<Key extends PeriodKey>(props: PeriodBarProps<Key>) {
  const { periods, choice, shown, onChoice, ...limits } = props;
  const t = useT();
  const { period, from, to } = choice;
  const offered = periods.includes(period) ? periods : periods.toSpliced(-1, 0, period);
  const choose = (next: Key) =>
    onChoice(next === "custom" ? { period: next, from: shown?.from, to: shown?.to } : { period: next });
  return (
    <div className={classes.bar}>
      <SegmentedFilter
        label={t("common.period")}
        layout="bar"
        value={period}
        onChange={choose}
        options={offered.map((value) => ({
          value,
          label: nameOf(value, t),
        }))}
      />
      {period === "custom" ? (
        <div className={classes.dates}>
          <CustomDates
            from={from ?? shown?.from ?? ""}
            to={to ?? shown?.to ?? ""}
            {...limits}
            onSpan={(span) => onChoice({ period, from: span.from || undefined, to: span.to || undefined })}
          />
        </div>
      ) : null}
    </div>
  );
}
