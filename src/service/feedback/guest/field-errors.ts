import type { GuestWord } from "#app/words/en/guests.ts";
import { Refusal } from "#service/guest-menu/guest/api.ts";
import type { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";

/** Errors by wire field; `general` concerns everything, or fields that the page does not show. */
export type FieldErrors = Readonly<Record<string, string>>;

const wordsOfFields: Readonly<Record<string, GuestWord>> = {
  name: "err_guest_name_required",
  phone: "err_guest_phone_invalid",
  email: "err_email_invalid",
  birthdate: "err_birth_date_invalid",
  remarks: "err_text_invalid",
};

/** Returns the errors of a failure by field. A customer known by a link sees no fields for name and phone. */
export function fieldErrors(error: unknown, isKnown: boolean, t: ReturnType<typeof useWords>): FieldErrors {
  if (!(error instanceof Refusal)) return { general: t("err_unanswered") };
  const hidden = isKnown ? ["name", "phone"] : [];
  const wrong: Record<string, string> = {};
  const fields = Object.keys(error.fields);
  for (const field of fields) {
    const words = hidden.includes(field) ? undefined : wordsOfFields[field];
    if (words === undefined) wrong.general = refusalText(error, t);
    else wrong[field] = t(words);
  }
  return fields.length === 0 ? { general: refusalText(error, t) } : wrong;
}
