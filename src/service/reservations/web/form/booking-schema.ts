import { saying } from "#app/contract/validation-code.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { addReservation } from "../../contract/reservations.ts";
import { timeProblem } from "../../domain/booking.ts";

/** Fields of both forms. The customer of a new reservation is chosen beside them, and an existing one keeps it. */
export const bookingSchema = addReservation.body.omit({ customerId: true }).extend({
  durationMinutes: orBlank(addReservation.body.shape.durationMinutes.unwrap()),
  version: editVersion.optional(),
});

const isRefused = (date: Date | null | undefined, reason: ReturnType<typeof timeProblem>) =>
  date != null && timeProblem(date, new Date(serverNow())) === reason;

/** A new reservation may be neither in the past nor too far ahead. */
export const newBookingSchema = bookingSchema
  .refine(({ date }) => !isRefused(date, "date_past"), { path: ["date"], ...saying("date_past") })
  .refine(({ date }) => !isRefused(date, "date_too_far"), { path: ["date"], ...saying("date_too_far") });

export type BookingForm = FormOf<typeof bookingSchema>;
