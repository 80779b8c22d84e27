import { useId } from "react";
import field from "../forms/field.module.css";
import { Row, VisuallyHidden } from "../layout/layout.tsx";
import { DateField } from "./date-field.tsx";
import classes from "./date-range.module.css";
import { isDate } from "./date-text.ts";
import { type DateLimits, type DateRefusal, type DateSpan, refuseDates } from "./refuse-dates.ts";

export interface DateRangeProps extends DateLimits {
  /** The label: "Fechas". */
  label: string;
  /** "Desde" and "Hasta". */
  fromLabel: string;
  toLabel: string;
  value: DateSpan;
  /** Every change, also one that cannot be used yet: ask `refuseDates` before using it. */
  onChange: (span: DateSpan) => void;
  /** Words for what is wrong with both together; `incomplete` is shown only when one of them is chosen. */
  refusals: Record<Exclude<DateRefusal, "too_early" | "too_late">, string>;
  /** The server's refusal, in place of our own. */
  error?: string | null | undefined;
  disabled?: boolean;
}

/** From one date to another, both included. A date that is wrong by itself says so below its own field. */
export function DateRange(props: DateRangeProps) {
  const { label, fromLabel, toLabel, value, onChange, error, disabled = false, min, max } = props;
  const id = useId();
  const shownError = error ?? refusalOfBoth(props);
  const errorId = shownError ? `${id}-error` : undefined;
  return (
    <fieldset disabled={disabled}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Row wrap gap={8}>
        <DateField
          className={classes.end}
          label={fromLabel}
          value={value.from}
          onChange={(from) => onChange({ from, to: value.to })}
          min={min}
          max={max}
          errorId={errorId}
        />
        <DateField
          className={classes.end}
          label={toLabel}
          value={value.to}
          onChange={(to) => onChange({ from: value.from, to })}
          min={min}
          max={max}
          errorId={errorId}
        />
      </Row>
      {shownError ? (
        <div id={errorId} className={field.error} role="alert">
          {shownError}
        </div>
      ) : null}
    </fieldset>
  );
}

function refusalOfBoth(props: DateRangeProps): string | null {
  const { value, refusals } = props;
  const ends = [value.from, value.to].filter((end) => end !== "");
  if (ends.length === 0 || !ends.every(isDate)) return null;
  const refusal = refuseDates(value, props);
  return refusal === null || refusal === "too_early" || refusal === "too_late" ? null : refusals[refusal];
}
