import { IconPlus, IconTrash } from "@tabler/icons-react";
import { Button } from "../forms/button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { IconButton } from "../overlay/icon-button.tsx";
import { DateField } from "./date-field.tsx";
import classes from "./week-hours-field.module.css";

/** Some weekdays (1 is Monday; none: every day), from one minute of the day to another, between two dates if any. */
export interface WeekHours {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
  /** `YYYY-MM-DD`. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

export interface WeekHoursWords {
  /** What a field without hours says. */
  always: string;
  add: string;
  remove: (number: number) => string;
  span: (number: number) => string;
  days: string;
  /** Short names, Monday first. */
  dayNames: readonly string[];
  from: string;
  to: string;
  /** Said where it ends on the day after. */
  nextDay: string;
  firstDay: string;
  lastDay: string;
}

export interface WeekHoursFieldProps<Hours extends WeekHours> {
  words: WeekHoursWords;
  value: readonly Hours[];
  onChange: (value: Hours[]) => void;
  /** What "add" begins with. */
  newHours: Hours;
}

/** Days and hours at which something holds; none is always. */
export function WeekHoursField<Hours extends WeekHours>(props: WeekHoursFieldProps<Hours>) {
  const { words, value, onChange, newHours } = props;
  const replace = (place: number, changes: Partial<WeekHours>) =>
    onChange(value.map((span, index) => (index === place ? { ...span, ...changes } : span)));
  return (
    <div className={classes.field}>
      {value.length === 0 ? <p className={classes.hint}>{words.always}</p> : null}
      {value.map((span, place) => (
        <Span
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name but their place
          key={place}
          number={place + 1}
          words={words}
          span={span}
          onChange={(changes) => replace(place, changes)}
          onRemove={() => onChange(value.filter((_, index) => index !== place))}
        />
      ))}
      <Button
        variant="subtle"
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => onChange([...value, newHours])}
      >
        {words.add}
      </Button>
    </div>
  );
}

interface SpanProps {
  number: number;
  words: WeekHoursWords;
  span: WeekHours;
  onChange: (changes: Partial<WeekHours>) => void;
  onRemove: () => void;
}

function Span({ number, words, span, onChange, onRemove }: SpanProps) {
  const { weekdays, from, to, starts_on, ends_on } = span;
  const toggle = (day: number) =>
    onChange({
      weekdays: weekdays.includes(day)
        ? weekdays.filter((other) => other !== day)
        : [...weekdays, day].toSorted((a, b) => a - b),
    });
  return (
    <fieldset className={classes.span} aria-label={words.span(number)}>
      <div className={classes.days}>
        {words.dayNames.map((name, index) => (
          <label key={name} className={classes.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={weekdays.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
            <span>{name}</span>
          </label>
        ))}
        <IconButton label={words.remove(number)} icon={<IconTrash size={20} />} onClick={onRemove} />
      </div>
      <p className={classes.hint}>{words.days}</p>
      <div className={classes.pair}>
        <TimeField label={words.from} minute={from} onChange={(minute) => onChange({ from: minute })} />
        <TimeField
          label={words.to}
          minute={to}
          description={to <= from ? words.nextDay : undefined}
          onChange={(minute) => onChange({ to: minute })}
        />
      </div>
      <div className={classes.pair}>
        <DateField
          label={words.firstDay}
          value={starts_on ?? ""}
          onChange={(day) => onChange({ starts_on: day || null })}
        />
        <DateField
          label={words.lastDay}
          value={ends_on ?? ""}
          onChange={(day) => onChange({ ends_on: day || null })}
        />
      </div>
    </fieldset>
  );
}

interface TimeFieldProps {
  label: string;
  description?: string | undefined;
  /** Of the day. */
  minute: number;
  onChange: (minute: number) => void;
}

/** A time of the day, by the browser's own field. */
export function TimeField({ label, description, minute, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      description={description}
      value={`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`}
      onChange={(event) => {
        const [hour, rest] = event.currentTarget.value.split(":").map(Number);
        if (hour !== undefined && rest !== undefined) onChange(hour * 60 + rest);
      }}
    />
  );
}
