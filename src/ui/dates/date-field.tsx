import { IconCalendar } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import field from "../forms/field.module.css";
import type { FieldProps } from "../forms/field-props.ts";
import { TextField } from "../forms/text-field.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./date-field.module.css";
import { addSlash, isDate, readDate } from "./date-text.ts";

/** It shows the order in which the language writes a date. */
const EXAMPLE = "2000-12-31";

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, "" for none, or what is typed while it is no date (`isDate`). */
  value: string;
  onChange: (value: string) => void;
  /** First and last date that may be chosen; another one is refused when the field is left. */
  min?: string | undefined;
  max?: string | undefined;
  className?: string | undefined;
  /** Id of the message that refuses it together with another date. */
  errorId?: string | undefined;
}

/**
 * A date in the figures of the language on screen, 31/12/2026 or 2026/12/31: typed, day first or year first, figures alone are enough,
 * or picked from the browser's calendar (Alt and the arrow down, as in the browser's own field).
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, error, ...rest } = props;
  const labels = useUiLabels();
  const calendar = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  /** The typed text; null while nobody is in the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (isDate(value) ? labels.date(value) : value);
  const type = (next: string) => {
    const dated = addSlash(shown, next, labels.date(EXAMPLE));
    setTyped(dated);
    onChange(readDate(dated));
  };
  const openCalendar = () => showCalendar(calendar.current, text.current);
  return (
    <TextField
      {...rest}
      ref={text}
      error={(typed === null ? refuse(value, min, max, labels) : null) ?? error}
      value={shown}
      inputMode="numeric"
      autoComplete="off"
      placeholder={labels.dateForm}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => isForCalendar(event) && openCalendar()}
      action={
        <>
          <input
            ref={calendar}
            type="date"
            className={classes.calendar}
            tabIndex={-1}
            aria-hidden="true"
            value={isDate(value) ? value : ""}
            min={min}
            max={max}
            onChange={(event) => {
              setTyped(null);
              onChange(event.currentTarget.value);
            }}
          />
          <button
            type="button"
            className={field.action}
            aria-label={`${labels.openCalendar}: ${rest.label}`}
            disabled={rest.disabled}
            onClick={openCalendar}
          >
            <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      }
    />
  );
}

const isForCalendar = ({ altKey, key }: KeyboardEvent) => altKey && key === "ArrowDown";

function showCalendar(calendar: HTMLInputElement | null, text: HTMLInputElement | null): void {
  try {
    calendar?.showPicker();
  } catch {
    // A browser without a calendar that can be opened: the date is typed.
    text?.focus();
  }
}

function refuse(
  value: string,
  min: string | undefined,
  max: string | undefined,
  labels: ReturnType<typeof useUiLabels>,
): string | null {
  if (value === "") return null;
  if (!isDate(value)) return labels.noDate;
  if (min !== undefined && value < min) return labels.firstDate(labels.date(min));
  return max !== undefined && value > max ? labels.lastDate(labels.date(max)) : null;
}
