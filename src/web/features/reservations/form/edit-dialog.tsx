import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reservation } from "../../../../contract/reservations.ts";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { formatDateTime } from "../../../platform/format.ts";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { guestName } from "../../reserved-tables/public.ts";
import { initQuery, reservationQuery, useUpdateReservation } from "../reservations-api.ts";
import { BookingFields } from "./booking-fields.tsx";
import { type BookingRefusal, bookingRefusalOf } from "./booking-refusal.ts";
import { bookingSchema } from "./booking-schema.ts";

/** A reservation as it is, to change; its customer stays. */
export function EditReservationDialog({
  reservation,
  onClose,
}: {
  reservation: Reservation;
  onClose: () => void;
}) {
  const t = useT();
  const updating = useUpdateReservation(reservation);
  const { data: init } = useQuery(initQuery);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const { table_id, table_title } = reservation;
  return (
    <FormDialog
      title={t("reservations.edit_named", { code: reservation.unique_code })}
      submitLabel={t("reservations.form.save")}
      schema={bookingSchema}
      size="medium"
      initialValues={valuesOf(reservation)}
      meanwhile={useMeanwhile(reservation)}
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
          <TextField
            label={t("reservations.form.customer")}
            value={guestName(reservation, t)}
            readOnly
            disabled
          />
          <BookingFields
            form={form}
            tables={init?.storeTables ?? []}
            lostTable={table_id === null ? table_title : null}
            refusal={refusal}
          />
        </>
      )}
    </FormDialog>
  );
}

function valuesOf({ date, table_id, status, notes, people_count, version }: Reservation) {
  return {
    date: date.toISOString(),
    tableId: table_id,
    status,
    notes: notes ?? "",
    peopleCount: people_count,
    version,
    despite: [],
  };
}

/** How it is read anew when somebody else saved it meanwhile. */
function useMeanwhile({ id }: Reservation) {
  const t = useT();
  const client = useQueryClient();
  const { data: init } = useQuery(initQuery);
  return {
    readAnew: async () => valuesOf(await client.fetchQuery({ ...reservationQuery(id), staleTime: 0 })),
    fields: {
      date: {
        label: t("reservations.form.date"),
        text: (date: string | null | undefined) => (date ? formatDateTime(new Date(date)) : ""),
      },
      tableId: {
        label: t("reservations.form.table"),
        text: (tableId: number | null | undefined) =>
          init?.storeTables.find((table) => table.id === tableId)?.table_title ?? t("reservations.no_table"),
      },
      peopleCount: t("reservations.form.people"),
      status: {
        label: t("reservations.form.status"),
        text: (status: Reservation["status"] | undefined) => t(`reservations.status.${status ?? "booked"}`),
      },
      notes: t("reservations.form.notes"),
    },
  };
}
