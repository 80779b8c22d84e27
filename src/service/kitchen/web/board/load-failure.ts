import { isApiError } from "#platform/web/api-error.ts";
import type { Translate } from "#platform/web/i18n.ts";

/** Why a board could not be loaded: the server's words, else the default sentence (operations §8). */
export function loadFailure(error: unknown, t: Translate): string {
  return isApiError(error)
    ? t("kitchen.load_failed_because", { reason: error.message })
    : t("kitchen.load_failed");
}
