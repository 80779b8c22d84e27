import type { MessageKey } from "#app/words/message-key.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { clientFailures, isApiError } from "./api-error.ts";
import { t } from "./i18n.ts";

/** What to tell about any failure: the server's words, else the default sentence (operations §8). */
export function errorText(error: unknown): string {
  return isApiError(error) ? error.message : t("platform.something_went_wrong");
}

/** The same of what an address asks for: no field is on screen to be marked, so what is wrong with those that were sent is told instead. */
export function askedText(error: unknown, fallback?: MessageKey): string {
  if (isApiError(error) && error.fields.length > 0)
    return [...new Set(error.fields.map(({ message }) => message))].join(" ");
  return fallback === undefined ? errorText(error) : failureText(error, fallback);
}

/** Shows a failure as a toast of 4 s. Says nothing when the person is led away anyway (session or subscription over). */
export function showError(error: unknown): void {
  if (!isApiError(error, "not_signed_in", "subscription_inactive")) toastError(errorText(error));
}

/**
 * What to tell where the specification names a default of its own (operations §8): the server's words, else that
 * default, followed by why there were none.
 */
export function failureText(error: unknown, fallback: MessageKey): string {
  if (isApiError(error, ...clientFailures)) return `${t(fallback)} ${error.message}`;
  return isApiError(error) ? error.message : t(fallback);
}

/** Shows `failureText` as a toast, unless the person is led away anyway. */
export function showFailure(error: unknown, fallback: MessageKey): void {
  if (!isApiError(error, "not_signed_in", "subscription_inactive")) toastError(failureText(error, fallback));
}
