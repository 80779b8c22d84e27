import { IconChevronDown, IconUser } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { z } from "zod";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { type Meanwhile, useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { type ChosenCustomer, CustomerPicker } from "#service/customers/web/public.ts";
import { FieldFrame } from "#ui/forms/field-frame.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import type { Reservation } from "../../contract/reservations.ts";
import { guestName } from "../reservation-text.ts";
import { reservationQuery, useSaveReservation } from "../reservations-api.ts";
import { BookingFields } from "./booking-fields.tsx";
import { type BookingRefusal, bookingRefusalOf } from "./booking-refusal.ts";
import { bookingSchema, newBookingSchema } from "./booking-schema.ts";
import { type BookingInit, BookingStart } from "./booking-start.tsx";

interface ReservationDialogProps {
  /** Null for a new one. */
  reservation: Reservation | null;
  onClose: () => void;
}

/** Adds or edits a reservation; an existing one keeps its customer. A refusal offers another table or another time. */
export function ReservationDialog(props: ReservationDialogProps) {
  const t = useT();
  const { reservation } = props;
  const title = reservation
    ? t("reservations.edit_named", { code: reservation.unique_code })
    : t("reservations.add");
  return (
    <BookingStart title={title} onClose={props.onClose}>
      {(init) => <Form {...props} title={title} init={init} />}
    </BookingStart>
  );
}

interface FormProps extends ReservationDialogProps {
  title: string;
  init: BookingInit;
}

function Form({ reservation, title, init, onClose }: FormProps) {
  const t = useT();
  const saving = useSaveReservation(reservation);
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  return (
    <>
      <FormDialog
        title={title}
        submitLabel={t(reservation ? "common.save" : "reservations.form.book")}
        schema={reservation ? bookingSchema : newBookingSchema}
        size="medium"
        initialValues={reservation ? valuesOf(reservation) : newBooking(init)}
        meanwhile={useSavedReservation(reservation, init)}
        missing={() => (reservation || customer ? null : t("validation.customer_unselected"))}
        isQuiet={(error) => bookingRefusalOf(error) !== null}
        save={async (booking, id) => {
          setRefusal(null);
          try {
            return await saving.mutateAsync({ body: { ...booking, customerId: customer?.id ?? null }, id });
          } catch (error) {
            setRefusal(bookingRefusalOf(error));
            throw error;
          }
        }}
        onClose={onClose}
      >
        {(form) => (
          <>
            {reservation ? (
              <TextField label={t("common.customer")} value={guestName(reservation, t)} readOnly disabled />
            ) : (
              <CustomerField chosen={customer} onPick={() => setPicking(true)} />
            )}
            <BookingFields
              form={form}
              tables={init.storeTables}
              {...(reservation
                ? { lostTable: reservation.table_id === null ? reservation.table_title : null }
                : { min: new Date(serverNow()) })}
              refusal={refusal}
              exceptId={reservation?.id}
            />
          </>
        )}
      </FormDialog>
      {isPicking ? <CustomerPicker onChoose={setCustomer} onClose={() => setPicking(false)} /> : null}
    </>
  );
}

/** Loads a reservation that somebody else saved meanwhile, and describes its fields. */
function useSavedReservation(
  reservation: Reservation | null,
  { storeTables }: BookingInit,
): Meanwhile<z.input<typeof bookingSchema>> {
  const t = useT();
  return {
    reload: useReload(reservation && reservationQuery(reservation.id), valuesOf),
    fields: {
      date: {
        label: t("common.date"),
        text: (date) => (date ? formatDateTime(new Date(date)) : ""),
      },
      durationMinutes: t("reservations.form.duration"),
      tableId: {
        label: t("common.table"),
        text: (tableId) => storeTables.find(({ id }) => id === tableId)?.table_title ?? t("common.no_table"),
      },
      peopleCount: t("common.people"),
      status: {
        label: t("common.status"),
        text: (status) => t(`reservations.status.${status ?? "booked"}`),
      },
      notes: t("common.notes"),
    },
  };
}

const newBooking = ({ duration_minutes }: BookingInit) => ({
  date: null,
  durationMinutes: duration_minutes,
  tableId: null,
  status: "booked" as const,
  notes: "",
  peopleCount: 2,
  despite: [],
});

interface CustomerFieldProps {
  chosen: ChosenCustomer | null;
  /** Opens the customer search. */
  onPick: () => void;
}

/** Shows the customer of the reservation and opens the search. */
function CustomerField({ chosen, onPick }: CustomerFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <FieldFrame id={id} label={t("common.customer")} required>
      <FieldButton
        id={id}
        icon={<IconUser size={18} aria-hidden="true" />}
        value={chosen?.name ?? t("common.choose_a_customer")}
        chosen={chosen !== null}
        trailing={
          <>
            {chosen && chosen.name !== chosen.phone ? <small>{chosen.phone}</small> : null}
            <IconChevronDown size={18} aria-hidden="true" />
          </>
        }
        data-autofocus
        onClick={onPick}
      />
    </FieldFrame>
  );
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
