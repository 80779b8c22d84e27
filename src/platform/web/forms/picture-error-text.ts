import { isApiError } from "../api-error.ts";
import { errorText } from "../show-error.ts";

/** Why a picture was not saved: what the server says of the file, else of the request. */
export function pictureErrorText(error: unknown): string {
  const [field] = isApiError(error) ? error.fields : [];
  return field?.message ?? errorText(error);
}
