import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { STAY_MINUTES } from "#core/settings/domain/reservation-limits.ts";
import { formatTime } from "#platform/web/format.ts";
import { idProps } from "#platform/web/forms/id-props.ts";
import { WholeField } from "#platform/web/forms/whole-field.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import type { ReservationTable } from "../../contract/reservations.ts";
import { seatsEnough } from "../../domain/booking.ts";
import { MINUTE_MS, reservationStatuses } from "../../domain/reservation.ts";
import { seatsText } from "../table-text.ts";
import type { BookingRefusal } from "./booking-refusal.ts";
import type { BookingForm } from "./booking-schema.ts";
import { DateTimeField } from "./date-time-field.tsx";
import classes from "./form.module.css";
import { RefusalPanel } from "./refusal-panel.tsx";

const NOTES_MAX = 500;

export interface BookingFieldsProps {
  form: BookingForm;
  tables: readonly ReservationTable[];
  /** First instant that may be chosen; none for a reservation that exists. */
  min?: Date;
  /** A table that was deleted: there is none to choose in its place yet. */
  lostTable?: string | null;
  refusal: BookingRefusal | null;
}

/** When and how long, where, how many, how it stands and what to know: of a new reservation and of one that exists. */
export function BookingFields({ form, tables, min, lostTable = null, refusal }: BookingFieldsProps) {
  const t = useT();
  const { date, durationMinutes, peopleCount = 0, status, notes } = form.getValues();
  // What was gone past was another table, time or party.
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
        <WholeField
          {...form.getInputProps("durationMinutes")}
          label={t("reservations.form.duration")}
          description={keptText(date, durationMinutes, t)}
          required
          onChange={(minutes) => {
            form.setFieldValue("durationMinutes", minutes);
            isAnother();
          }}
        />
        <PeopleField
          value={peopleCount}
          min={0}
          error={form.errors.peopleCount}
          onChange={(count) => {
            form.setFieldValue("peopleCount", count);
            isAnother();
          }}
        />
      </div>
      <TableField form={form} tables={tables} lostTable={lostTable} onAnother={isAnother} />
      <SegmentedFilter
        label={t("reservations.form.status")}
        layout="fill"
        value={status ?? "booked"}
        onChange={(next) => form.setFieldValue("status", next)}
        options={reservationStatuses.map((value) => ({ value, label: t(`reservations.status.${value}`) }))}
      />
      <TextAreaField
        label={t("reservations.form.notes")}
        maxLength={NOTES_MAX}
        rows={2}
        {...form.getInputProps("notes")}
        value={notes ?? ""}
      />
      <Refused form={form} tables={tables} refusal={refusal} />
    </>
  );
}

type TableFieldProps = Pick<BookingFieldsProps, "form" | "tables" | "lostTable"> & { onAnother: () => void };

/** At which table, and whether it has seats enough. */
function TableField({ form, tables, lostTable, onAnother }: TableFieldProps) {
  const t = useT();
  const { tableId, peopleCount = 0 } = form.getValues();
  return (
    <>
      <SelectField
        {...idProps(form.getInputProps("tableId"))}
        label={t("reservations.form.table")}
        description={lostTable ? t("reservations.table_deleted", { table: lostTable }) : undefined}
        options={tables.map((each) => ({ value: String(each.id), label: tableLabel(each, t) }))}
        emptyOption={t("reservations.no_table")}
        onChange={(id) => {
          form.setFieldValue("tableId", id === null ? null : Number(id));
          onAnother();
        }}
      />
      <OverSeats table={tables.find(({ id }) => id === tableId)} people={peopleCount} />
    </>
  );
}

/** What is free instead; each choice is filled in and sent with one tap. */
function Refused({ form, tables, refusal }: Pick<BookingFieldsProps, "form" | "tables" | "refusal">) {
  if (refusal === null) return null;
  return (
    <RefusalPanel
      refusal={refusal}
      tables={tables}
      busy={false}
      buttonType="submit"
      onTable={(id) => form.setFieldValue("tableId", id)}
      onTime={(date) => form.setFieldValue("date", date)}
      onDespite={(override) => form.setFieldValue("despite", [...(form.getValues().despite ?? []), override])}
    />
  );
}

/** Until when the table is kept; while that is not known, how long it may be. */
function keptText(date: string | null | undefined, minutes: number | null, t: Translate): string {
  const { min, max } = STAY_MINUTES;
  if (!date || minutes === null || !(minutes >= min && minutes <= max))
    return t("reservations.form.duration_hint", { min, max });
  return t("reservations.form.kept_until", {
    time: formatTime(new Date(new Date(date).getTime() + minutes * MINUTE_MS)),
  });
}

/** More than any party has: a figure that is refused stays as it was typed, beside the reason. */
const TYPED_MAX = 99_999;

interface PeopleFieldProps {
  value: number;
  min: number;
  error: ReactNode;
  onChange: (count: number) => void;
}

/** How many they are. */
export function PeopleField({ value, min, error, onChange }: PeopleFieldProps) {
  const t = useT();
  return (
    <div className={classes.people}>
      {t("reservations.form.people")}
      <QuantityInput
        label={t("reservations.form.people")}
        min={min}
        max={TYPED_MAX}
        value={value}
        onChange={onChange}
      />
      {error ? <span className={classes.error}>{error}</span> : null}
    </div>
  );
}

/** More people than the table has seats: told as it is chosen, and asked about when it is saved. */
function OverSeats({ table, people }: { table: ReservationTable | undefined; people: number }) {
  const t = useT();
  if (!table || seatsEnough(table.seating_capacity, people)) return null;
  return (
    <p className={classes.warning} data-tone="amber" role="status">
      <IconAlertTriangle size={18} aria-hidden="true" />
      {t("reservations.form.over_seats", {
        table: table.table_title,
        seats: t("reservations.seats", { count: table.seating_capacity }),
      })}
    </p>
  );
}

/** "Mesa 2 · 4 asientos · Terraza" */
export function tableLabel({ table_title, seating_capacity, floor }: ReservationTable, t: Translate): string {
  return [table_title, seatsText(seating_capacity, t), floor].filter(Boolean).join(" · ");
}
