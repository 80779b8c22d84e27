import { signOut as signOutRoute } from "../../../contract/auth.ts";
import { call } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { clearUser } from "./session.ts";

/** Ends this device's session; throws ApiError with words when the server could not be told, and stays signed in. */
export async function signOut(): Promise<void> {
  try {
    await call(signOutRoute);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) throw error;
  }
  clearUser();
}
