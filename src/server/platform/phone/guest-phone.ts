import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "../http/app-error.ts";

/**
 * A phone as a guest typed it, written internationally: of El Salvador unless it says its country. Refuses
 * `guest_phone_invalid` on the field for one that does not exist.
 */
export function guestPhone(typed: string, field: string): string {
  const phone = parsePhoneNumberFromString(typed, "SV");
  if (phone === undefined || !phone.isValid()) throw new AppError("guest_phone_invalid", { field });
  return phone.formatInternational();
}
