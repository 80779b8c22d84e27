import { ApiError, isApiError } from "#platform/web/api-error.ts";
import { t } from "#platform/web/i18n.ts";

/** Says "Error: Status {code}" of an answer that has a status and no words of its own (back-office §8). */
export async function withStatus<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isApiError(error, "unreadable") || error.status === 0) throw error;
    const { status, requestId, fields, details } = error;
    const message = t("purchases.status_failure", { code: status });
    throw new ApiError(error.code, message, { status, requestId, fields, details, cause: error });
  }
}
