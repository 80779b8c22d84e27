import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { addDays, calendarDate, isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./timeline-view.module.css";

export interface DayPickerProps {
  /** The business day that is shown; null while it is being loaded. */
  day: string | null;
  isToday: boolean;
  /** Null is today, whichever day that is by then. */
  onDay: (day: string | null) => void;
}

/** Which day is on the timeline: the one before or after, today, or any. */
export function DayPicker({ day, isToday, onDay }: DayPickerProps) {
  const t = useT();
  const step = (days: number) => {
    if (day !== null) onDay(addDays(calendarDate(day), days));
  };
  return (
    <div className={classes.picker}>
      <IconButton
        variant="default"
        label={t("reservations.timeline.day_before")}
        icon={<IconChevronLeft size={20} />}
        disabled={day === null}
        onClick={() => step(-1)}
      />
      <DateField
        className={classes.day}
        label={t("reservations.timeline.day")}
        value={day ?? ""}
        onChange={(typed) => isCalendarDate(typed) && typed !== day && onDay(typed)}
      />
      <IconButton
        variant="default"
        label={t("reservations.timeline.day_after")}
        icon={<IconChevronRight size={20} />}
        disabled={day === null}
        onClick={() => step(1)}
      />
      <Button variant="default" disabled={isToday} onClick={() => onDay(null)}>
        {t("lists.periods.today")}
      </Button>
    </div>
  );
}
