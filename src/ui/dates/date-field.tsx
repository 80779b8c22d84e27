import { IconCalendar } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import field from "../forms/field.module.css";
import type { FieldProps } from "../forms/field-props.ts";
import { TextField } from "../forms/text-field.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./date-field.module.css";
import { addSeparator, dateForm, isDate, readDate } from "./date-text.ts";

/** It shows how the language writes a date: no other part of it can be taken for the day. */
const EXAMPLE = "2026-12-31";

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
 * A date in the figures of the language on screen, 31/12/2026 or 2026/12/31: typed in its order, figures alone are enough, pasted,
 * or picked from the browser's calendar (Alt and the arrow down, as in the browser's own field).
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, error, ...rest } = props;
  const labels = useUiLabels();
  const calendar = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  /** The typed text; null while nobody is in the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const writing = labels.writing();
  const shown = typed ?? (isDate(value) ? dayText(value, writing) : value);
  const type = (next: string, isComposing: boolean) => {
    // A text that is being put together from several keys is the keyboard's until it is done.
    const dated = isComposing ? next : addSeparator(shown, next, writing);
    setTyped(dated);
    onChange(readDate(dated, writing));
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
      placeholder={dateForm(labels.dateFigures, writing)}
      onChange={({ currentTarget, nativeEvent }) => type(currentTarget.value, isComposed(nativeEvent))}
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
            aria-label={labels.labelled(labels.openCalendar, rest.label)}
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

const isComposed = (event: Event) => event instanceof InputEvent && event.isComposing;

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
  const text = (date: string) => dayText(date, labels.writing());
  if (!isDate(value)) return labels.noDate(text(EXAMPLE));
  if (min !== undefined && value < min) return labels.firstDate(text(min));
  return max !== undefined && value > max ? labels.lastDate(text(max)) : null;
}
