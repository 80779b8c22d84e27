import { useState } from "react";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import type { Reservation } from "../../contract/reservations.ts";
import { MINUTE_MS } from "../../domain/reservation.ts";
import { guestName } from "../reservation-text.ts";
import { reservationQuery, useUpdateReservation } from "../reservations-api.ts";
import { BookingFields } from "./booking-fields.tsx";
import { type BookingRefusal, bookingRefusalOf } from "./booking-refusal.ts";
import { bookingSchema } from "./booking-schema.ts";
import { type BookingInit, BookingStart } from "./booking-start.tsx";

interface EditReservationProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Edits a reservation; its customer stays. */
export function EditReservationDialog(props: EditReservationProps) {
  const t = useT();
  const title = t("reservations.edit_named", { code: props.reservation.unique_code });
  return (
    <BookingStart title={title} onClose={props.onClose}>
      {(init) => <EditForm {...props} title={title} init={init} />}
    </BookingStart>
  );
}

interface EditFormProps extends EditReservationProps {
  title: string;
  init: BookingInit;
}

function EditForm({ reservation, title, init: { storeTables }, onClose }: EditFormProps) {
  const t = useT();
  const updating = useUpdateReservation(reservation);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const { table_id, table_title } = reservation;
  return (
    <FormDialog
      title={title}
      submitLabel={t("common.save")}
      schema={bookingSchema}
      size="medium"
      initialValues={valuesOf(reservation)}
      meanwhile={{
        reload: useReload(reservationQuery(reservation.id), valuesOf),
        fields: {
          date: {
            label: t("common.date"),
            text: (date) => (date ? formatDateTime(new Date(date)) : ""),
          },
          durationMinutes: t("reservations.form.duration"),
          tableId: {
            label: t("common.table"),
            text: (tableId) =>
              storeTables.find(({ id }) => id === tableId)?.table_title ?? t("common.no_table"),
          },
          peopleCount: t("common.people"),
          status: {
            label: t("common.status"),
            text: (status) => t(`reservations.status.${status ?? "booked"}`),
          },
          notes: t("common.notes"),
        },
      }}
      isQuiet={(error) => bookingRefusalOf(error) !== null}
      save={async (body, id) => {
        setRefusal(null);
        try {
          return await updating.mutateAsync({ body, id });
        } catch (error) {
          setRefusal(bookingRefusalOf(error));
          throw error;
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CustomerField reservation={reservation} />
          <BookingFields
            form={form}
            tables={storeTables}
            lostTable={table_id === null ? table_title : null}
            refusal={refusal}
          />
        </>
      )}
    </FormDialog>
  );
}

function CustomerField({ reservation }: { reservation: Reservation }) {
  const t = useT();
  return <TextField label={t("common.customer")} value={guestName(reservation, t)} readOnly disabled />;
}

function valuesOf({ date, ends_at, table_id, status, notes, people_count, version }: Reservation) {
  return {
    date: date.toISOString(),
    durationMinutes: Math.round((ends_at.getTime() - date.getTime()) / MINUTE_MS),
    tableId: table_id,
    status,
    notes: notes ?? "",
    peopleCount: people_count,
    version,
    despite: [],
  };
}
