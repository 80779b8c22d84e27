import type { MessageKey } from "#app/words/message-key.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { sentencesText } from "../domain/text/sentences.ts";
import { clientFailures, isApiError } from "./api-error.ts";
import { t } from "./i18n.ts";

/** Returns the words for any failure: the server's, else the default sentence (operations §8). */
export function errorText(error: unknown): string {
  return isApiError(error) ? error.message : t("platform.something_went_wrong");
}

/** Returns the words for a refused address. No field is on screen, so the errors of its fields are listed instead. */
export function refusedAddressText(error: unknown, fallback?: MessageKey): string {
  if (isApiError(error) && error.fields.length > 0)
    return sentencesText([...new Set(error.fields.map(({ message }) => message))], t);
  return fallback === undefined ? errorText(error) : failureText(error, fallback);
}

/** Shows a failure as a toast of 4 s. Says nothing when the person is led away anyway (session or subscription over). */
export function showError(error: unknown): void {
  if (!isApiError(error, "not_signed_in", "subscription_inactive")) toastError(errorText(error));
}

/**
 * Returns the words where the specification names a default of its own (operations §8): the server's, else
 * that default, followed by the reason why there are none.
 */
export function failureText(error: unknown, fallback: MessageKey): string {
  if (isApiError(error, ...clientFailures)) return sentencesText([t(fallback), error.message], t);
  return isApiError(error) ? error.message : t(fallback);
}

/**
 * Returns the words where that default is a verdict on what was sent (an invalid code, data that lack something): nobody
 * says it before the server has.
 */
export function verdictText(error: unknown, verdict: MessageKey): string {
  return isApiError(error) ? error.message : t(verdict);
}

/** Shows `failureText` as a toast, unless the person is led away anyway. */
export function showFailure(error: unknown, fallback: MessageKey): void {
  if (!isApiError(error, "not_signed_in", "subscription_inactive")) toastError(failureText(error, fallback));
}
