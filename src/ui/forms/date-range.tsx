import { useId } from "react";
import { classNames } from "../theme/class-names.ts";
import classes from "./date-range.module.css";
import field from "./field.module.css";
import { type DateLimits, type DateRefusal, type DateSpan, refuseDates } from "./refuse-dates.ts";

export interface DateRangeProps extends DateLimits {
  /** What the dates are of: "Fechas". */
  label: string;
  /** "Desde" and "Hasta". */
  fromLabel: string;
  toLabel: string;
  value: DateSpan;
  /** Every change, also one that cannot be used yet: ask `refuseDates` before using it. */
  onChange: (span: DateSpan) => void;
  /** Words for each refusal; `incomplete` is shown only when one of both is chosen. */
  refusals: Record<DateRefusal, string>;
  /** The server's refusal, in place of our own. */
  error?: string | null | undefined;
  disabled?: boolean;
}

/** From one date to another, both included: the browser's own date fields, and one place for what is wrong. */
export function DateRange(props: DateRangeProps) {
  const { label, fromLabel, toLabel, value, onChange, refusals, error, disabled = false, min, max } = props;
  const id = useId();
  const refusal = value.from === "" && value.to === "" ? null : refuseDates(value, props);
  const shownError = error ?? (refusal ? refusals[refusal] : null);
  const attributes = {
    type: "date",
    className: classNames(field.control, classes.date),
    "data-part": "field",
    "aria-invalid": shownError ? true : undefined,
    "aria-describedby": shownError ? `${id}-error` : undefined,
  } as const;
  return (
    <fieldset className={classes.range} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <div className={classes.dates}>
        <label className={classNames(field.box, classes.end)}>
          <span className={field.label}>{fromLabel}</span>
          <input
            {...attributes}
            value={value.from}
            min={min}
            max={value.to === "" ? max : value.to}
            onChange={(event) => onChange({ from: event.currentTarget.value, to: value.to })}
          />
        </label>
        <label className={classNames(field.box, classes.end)}>
          <span className={field.label}>{toLabel}</span>
          <input
            {...attributes}
            value={value.to}
            min={value.from === "" ? min : value.from}
            max={max}
            onChange={(event) => onChange({ from: value.from, to: event.currentTarget.value })}
          />
        </label>
      </div>
      {shownError ? (
        <div id={`${id}-error`} className={field.error} role="alert">
          {shownError}
        </div>
      ) : null}
    </fieldset>
  );
}
