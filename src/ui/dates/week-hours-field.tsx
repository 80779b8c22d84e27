import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../forms/button.tsx";
import { CheckField } from "../forms/check-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Stack } from "../layout/layout.tsx";
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
  /** The text of a day without hours. */
  always: string;
  add: string;
  remove: (number: number) => string;
  span: (number: number) => string;
  days: string;
  /** The label of "between two dates". */
  dates: string;
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
  /** The hours that "add" begins with. */
  newHours: Hours;
  /** Why a field is refused, by its path: `0.ends_on`. */
  errorOf?: (path: string) => string | null;
}

/** Days and hours at which something holds; none is always. */
export function WeekHoursField<Hours extends WeekHours>(props: WeekHoursFieldProps<Hours>) {
  const { words, value, onChange, newHours, errorOf = () => null } = props;
  const replace = (place: number, changes: Partial<WeekHours>) =>
    onChange(value.map((span, index) => (index === place ? { ...span, ...changes } : span)));
  return (
    <Stack align="start" gap={12}>
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
          errorOf={(field) => errorOf(`${place}.${field}`)}
        />
      ))}
      <Button
        variant="subtle"
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => onChange([...value, newHours])}
      >
        {words.add}
      </Button>
    </Stack>
  );
}

interface SpanProps {
  number: number;
  words: WeekHoursWords;
  span: WeekHours;
  onChange: (changes: Partial<WeekHours>) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | null;
}

function Span({ number, words, span, onChange, onRemove, errorOf }: SpanProps) {
  const { from, to } = span;
  return (
    <fieldset className={classes.span} aria-label={words.span(number)}>
      <div className={classes.head}>
        <span aria-hidden="true">{words.span(number)}</span>
        <IconButton label={words.remove(number)} icon={<IconTrash size={20} />} onClick={onRemove} />
      </div>
      <Days words={words} chosen={span.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      <div className={classes.pair}>
        <TimeField label={words.from} minute={from} onChange={(minute) => onChange({ from: minute })} />
        <TimeField
          label={words.to}
          minute={to}
          description={to <= from ? words.nextDay : undefined}
          onChange={(minute) => onChange({ to: minute })}
        />
      </div>
      <Dates words={words} span={span} onChange={onChange} errorOf={errorOf} />
    </fieldset>
  );
}

interface DaysProps {
  words: WeekHoursWords;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

function Days({ words, chosen, onChange }: DaysProps) {
  const toggled = (day: number) =>
    chosen.includes(day)
      ? chosen.filter((other) => other !== day)
      : [...chosen, day].toSorted((a, b) => a - b);
  return (
    <div>
      <div className={classes.days}>
        {words.dayNames.map((name, index) => (
          <label key={name} className={classes.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(index + 1)}
              onChange={() => onChange(toggled(index + 1))}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className={classes.hint}>{words.days}</p>
    </div>
  );
}

/** The first and the last day, where it is only between two of them. */
function Dates({ words, span, onChange, errorOf }: Omit<SpanProps, "number" | "onRemove">) {
  const { starts_on, ends_on } = span;
  const isDated = starts_on !== null || ends_on !== null;
  const [isOpen, setOpen] = useState(isDated);
  return (
    <>
      <CheckField
        label={words.dates}
        checked={isOpen || isDated}
        onChange={(checked) => {
          setOpen(checked);
          if (!checked) onChange({ starts_on: null, ends_on: null });
        }}
      />
      {isOpen || isDated ? (
        <div className={classes.pair}>
          <DateField
            label={words.firstDay}
            value={starts_on ?? ""}
            error={errorOf("starts_on")}
            onChange={(day) => onChange({ starts_on: day || null })}
          />
          <DateField
            label={words.lastDay}
            value={ends_on ?? ""}
            error={errorOf("ends_on")}
            onChange={(day) => onChange({ ends_on: day || null })}
          />
        </div>
      ) : null}
    </>
  );
}

interface TimeFieldProps {
  label: string;
  description?: string | undefined;
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
