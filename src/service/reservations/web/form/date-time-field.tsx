import { useEffect, useRef, useState } from "react";
import { instantOf, type WallTime, wallTimeOf } from "#platform/web/forms/wall-time.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import classes from "./form.module.css";

export interface DateTimeFieldProps {
  /** ISO 8601 in UTC; null until date and time are written out. */
  value?: string | null;
  onChange: (value: string | null) => void;
  error?: string | null;
  /** First instant that may be chosen; its day stands there to begin with. */
  min?: Date | undefined;
}

/** A date and a time by the restaurant's own clock. */
export function DateTimeField({ value = null, onChange, error, min, ...input }: DateTimeFieldProps) {
  const t = useT();
  const zone = restaurantZone();
  const [typed, setTyped] = useState(() => ({
    date: min ? wallTimeOf(min, zone).date : "",
    time: "",
    ...wallOf(value, zone),
  }));
  const told = useRef(value);
  // What is chosen elsewhere in the form is shown; what is being typed stays.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(wallOf(value, zone) ?? { date: "", time: "" });
  }, [value, zone]);
  const change = (next: WallTime) => {
    setTyped(next);
    told.current = instantOf(next, zone)?.toISOString() ?? null;
    onChange(told.current);
  };
  return (
    <div className={classes.pair}>
      <DateField
        {...input}
        label={t("reservations.form.date")}
        required
        value={typed.date}
        min={min && wallTimeOf(min, zone).date}
        error={error}
        onChange={(date) => change({ ...typed, date })}
      />
      <TextField
        type="time"
        label={t("reservations.form.time")}
        required
        step={900}
        value={typed.time}
        aria-invalid={error ? true : undefined}
        onChange={(event) => change({ ...typed, time: event.currentTarget.value })}
      />
    </div>
  );
}

function wallOf(value: string | null, zone: string): WallTime | undefined {
  return value ? wallTimeOf(new Date(value), zone) : undefined;
}
