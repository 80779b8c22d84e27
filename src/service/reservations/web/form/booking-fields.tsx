import { type ReactNode, useEffect, useRef, useState } from "react";
import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { formatTime } from "#platform/web/format.ts";
import { WholeField } from "#platform/web/forms/decimal-field.tsx";
import { instantOf, type WallTime, wallTimeOf } from "#platform/web/forms/wall-time.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Span, Stack } from "#ui/layout/layout.tsx";
import { reservationStatuses } from "../../domain/reservation.ts";
import type { BookingRefusal } from "./booking-refusal.ts";
import classes from "./form.module.css";
import { RefusalPanel } from "./refusal-panel.tsx";
import { TableField, type TableFieldProps } from "./table-field.tsx";

const NOTES_MAX = 500;

interface BookingFieldsProps extends Omit<TableFieldProps, "onAnother"> {
  /** First instant that may be chosen; left out for an existing reservation. */
  min?: Date;
  refusal: BookingRefusal | null;
}

/** Fields of a reservation, new or existing, in the order in which a guest says them: time, people, length, table, notes; last the status. */
export function BookingFields(props: BookingFieldsProps) {
  const t = useT();
  const { form, min } = props;
  const { date, durationMinutes, peopleCount = 0, status, notes } = form.getValues();
  // The override was for another table, time or party.
  const isAnother = () => form.setFieldValue("despite", []);
  return (
    <>
      <DateTimeField
        {...form.getInputProps("date")}
        min={min}
        onChange={(date) => {
          form.setFieldValue("date", date);
          isAnother();
        }}
      />
      <div className={classes.pair} data-even>
        <PeopleField
          value={peopleCount}
          min={0}
          error={form.errors.peopleCount}
          onChange={(count) => {
            form.setFieldValue("peopleCount", count);
            isAnother();
          }}
        />
        <WholeField
          {...form.getInputProps("durationMinutes")}
          label={t("reservations.form.duration")}
          description={stayText(date, durationMinutes, t)}
          required
          onChange={(minutes) => {
            form.setFieldValue("durationMinutes", minutes);
            isAnother();
          }}
        />
      </div>
      <TableField {...props} onAnother={isAnother} />
      <TextAreaField
        label={t("common.notes")}
        maxLength={NOTES_MAX}
        rows={2}
        {...form.getInputProps("notes")}
        value={notes ?? ""}
      />
      <SegmentedFilter
        label={t("common.status")}
        layout="fill"
        value={status ?? "booked"}
        onChange={(next) => form.setFieldValue("status", next)}
        options={reservationStatuses.map((value) => ({ value, label: t(`reservations.status.${value}`) }))}
      />
      <Refused {...props} />
    </>
  );
}

/** Offers alternatives; each is filled in and sent with one tap. */
function Refused({ form, tables, refusal }: Pick<BookingFieldsProps, "form" | "tables" | "refusal">) {
  if (refusal === null) return null;
  return (
    <RefusalPanel
      refusal={refusal}
      tables={tables}
      buttonType="submit"
      onTable={(id) => form.setFieldValue("tableId", id)}
      onTime={(date) => form.setFieldValue("date", date)}
      onDespite={(override) => form.setFieldValue("despite", [...(form.getValues().despite ?? []), override])}
    />
  );
}

/** Says until when the table is reserved, or, while unknown, how long it may be. */
function stayText(date: string | null | undefined, minutes: number | null, t: Translate): string {
  const { min, max } = STAY_MINUTES;
  if (!date || minutes === null || !(minutes >= min && minutes <= max))
    return t("reservations.form.duration_hint", { min, max });
  return t("reservations.form.kept_until", {
    time: formatTime(new Date(new Date(date).getTime() + minutes * MINUTE_MS)),
  });
}

/** Larger than any party: a refused number stays as typed, beside the reason. */
const TYPED_MAX = 99_999;

interface PeopleFieldProps {
  value: number;
  min: number;
  error: ReactNode;
  onChange: (count: number) => void;
}

/** Field for the number of people. */
export function PeopleField({ value, min, error, onChange }: PeopleFieldProps) {
  const t = useT();
  return (
    <Stack align="start" gap={4} size="sm" weight={550}>
      {t("common.people")}
      <QuantityInput label={t("common.people")} min={min} max={TYPED_MAX} value={value} onChange={onChange} />
      {error ? (
        <Span tone="red" weight={400}>
          {error}
        </Span>
      ) : null}
    </Stack>
  );
}

interface DateTimeFieldProps {
  /** ISO 8601 in UTC; null until date and time are written out. */
  value?: string | null;
  onChange: (value: string | null) => void;
  error?: string | null;
  /** First instant that may be chosen; its day is filled in at first. */
  min?: Date | undefined;
}

/** Field for a date and a time in the restaurant's time zone. */
function DateTimeField({ value = null, onChange, error, min, ...input }: DateTimeFieldProps) {
  const t = useT();
  const zone = restaurantZone();
  const [typed, setTyped] = useState(() => ({
    date: min ? wallTimeOf(min, zone).date : "",
    time: "",
    ...wallOf(value, zone),
  }));
  const reported = useRef(value);
  // A value chosen elsewhere in the form is shown; typing in progress stays.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(wallOf(value, zone) ?? { date: "", time: "" });
  }, [value, zone]);
  const change = (next: WallTime) => {
    setTyped(next);
    reported.current = instantOf(next, zone)?.toISOString() ?? null;
    onChange(reported.current);
  };
  return (
    <div className={classes.pair}>
      <DateField
        {...input}
        label={t("common.date")}
        required
        value={typed.date}
        min={min && wallTimeOf(min, zone).date}
        error={error}
        onChange={(date) => change({ ...typed, date })}
      />
      <TextField
        type="time"
        label={t("common.time")}
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
