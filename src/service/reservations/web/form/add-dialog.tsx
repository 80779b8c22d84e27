import { IconChevronDown, IconUser } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { z } from "zod";
import type { Uuid } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { type ChosenCustomer, CustomerPicker } from "#service/customers/web/public.ts";
import { FieldFrame } from "#ui/forms/field-frame.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import { useAddReservation } from "../reservations-api.ts";
import { BookingFields } from "./booking-fields.tsx";
import { type BookingRefusal, bookingRefusalOf } from "./booking-refusal.ts";
import { newBookingSchema } from "./booking-schema.ts";
import { type BookingInit, BookingStart } from "./booking-start.tsx";

type Booking = z.output<typeof newBookingSchema>;

/** Adds a reservation. A refusal offers alternatives: another table, another time. */
export function AddReservationDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <BookingStart title={t("reservations.add")} onClose={onClose}>
      {(init) => <AddForm init={init} onClose={onClose} />}
    </BookingStart>
  );
}

function AddForm({ init, onClose }: { init: BookingInit; onClose: () => void }) {
  const t = useT();
  const adding = useAddReservation();
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const save = async (values: Booking, id: Uuid) => {
    // The button is disabled through `missing` while there is no customer.
    if (customer === null) throw new Error("A reservation is made for somebody");
    setRefusal(null);
    const { version: _none, ...booking } = values;
    try {
      return await adding.mutateAsync({ body: { ...booking, customerId: customer.id }, id });
    } catch (error) {
      setRefusal(bookingRefusalOf(error));
      throw error;
    }
  };
  return (
    <>
      <FormDialog
        title={t("reservations.add")}
        submitLabel={t("reservations.form.book")}
        schema={newBookingSchema}
        size="medium"
        initialValues={{
          date: null,
          durationMinutes: init.duration_minutes,
          tableId: null,
          status: "booked",
          notes: "",
          peopleCount: 2,
          despite: [],
        }}
        missing={() => (customer === null ? t("validation.customer_unselected") : null)}
        isQuiet={(error) => bookingRefusalOf(error) !== null}
        save={save}
        onClose={onClose}
      >
        {(form) => (
          <>
            <CustomerField chosen={customer} onPick={() => setPicking(true)} />
            <BookingFields
              form={form}
              tables={init.storeTables}
              min={new Date(serverNow())}
              refusal={refusal}
            />
          </>
        )}
      </FormDialog>
      {isPicking ? <CustomerPicker onChoose={setCustomer} onClose={() => setPicking(false)} /> : null}
    </>
  );
}

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
