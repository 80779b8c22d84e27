import {
  addMonths,
  calendarDate,
  firstOfMonth,
  isCalendarDate,
} from "#platform/domain/periods/calendar-date.ts";
import { formatMonth } from "#platform/web/language/format-days.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import classes from "./tax-books.module.css";

/** Past months to choose from: books are corrected within two years. */
const MONTHS = 24;

/** Writes the month of a day: `noviembre de 2026`. */
export const monthText = (day: string): string => formatMonth(day, "long");

/** Returns the first days of the current month, by this device's clock, and of earlier ones. */
function recentMonths(): string[] {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, 1]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const first = firstOfMonth(calendarDate(day));
  return Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back));
}

/** Returns the month in the address; the current one without a valid one. */
export function monthOf(named: unknown): string {
  if (typeof named === "string" && isCalendarDate(named)) return firstOfMonth(named);
  return recentMonths()[0] ?? "";
}

interface MonthFieldProps {
  /** "Month" without it. */
  label?: string;
  month: string;
  onMonth: (month: string) => void;
}

/** Chooses a month; also offers an older one from the address. */
export function MonthField({ label, month, onMonth }: MonthFieldProps) {
  const t = useT();
  const recent = recentMonths();
  const months = recent.includes(month) ? recent : [...recent, month];
  return (
    <div className={classes.month}>
      <SelectField
        label={label ?? t("common.month")}
        searchable={false}
        options={months.map((value) => ({ value, label: monthText(value) }))}
        value={month}
        onChange={(chosen) => {
          if (chosen !== null) onMonth(chosen);
        }}
      />
    </div>
  );
}
