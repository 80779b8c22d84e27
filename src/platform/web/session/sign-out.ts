import { call } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { clearUser, noteSignOut } from "./session.ts";
import { sessionRoutes } from "./session-routes.ts";

/** Ends this device's session; throws ApiError when the server does not answer, and the person stays signed in. */
export async function signOut(): Promise<void> {
  // Before the call: the server cuts the sockets with it, and whichever tab notices first leads to the sign-in screen.
  noteSignOut(true);
  try {
    await call((await sessionRoutes()).signOut);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) {
      noteSignOut(false);
      throw error;
    }
  }
  clearUser();
}
