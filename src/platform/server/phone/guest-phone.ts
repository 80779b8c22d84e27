import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "../http/app-error.ts";

/**
 * Reads a phone number as a guest typed it, and writes it internationally: of El Salvador unless it says its
 * country. Undefined: there is no such number.
 */
export function readGuestPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "SV");
  return phone?.isValid() ? phone.formatInternational() : undefined;
}

/** Reads it likewise; throws `guest_phone_invalid` on its field. */
export function guestPhone(typed: string, field: string): string {
  const phone = readGuestPhone(typed);
  if (phone === undefined) throw new AppError("guest_phone_invalid", { field });
  return phone;
}
