import { type CallInput, call } from "#platform/web/api.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { signIn } from "../contract/auth.ts";

/** Loaded at the console's door alone. */
const consoleRoutes = () => import("../contract/operator-session.ts");

/** Signs a person in at this door; returns recovery codes when the code was the first one of a new second factor. */
export async function openSession(input: CallInput<typeof signIn>) {
  if (currentRealm() === "console") return call((await consoleRoutes()).platformSignIn, { ...input });
  return { ...(await call(signIn, input)), recovery_codes: [] };
}

/** A secret for the app of an operator who has none yet. */
export const beginFactor = async (body: { username: string; password: string }) =>
  call((await consoleRoutes()).beginPlatformSecondFactor, { body });
