import { landingScreens, mayEnter } from "../../domain/access/may-enter.ts";
import { screens } from "../../domain/access/screens.ts";
import { existingScreens } from "../screens/existing-screens.ts";
import { screenOf } from "./screen-of.ts";
import { actorOf, type StoredUser } from "./session.ts";
import { safeRedirect } from "./sign-in-path.ts";

/** Where somebody is led after signing in: the first of their places that is built (docs/decisions/0004). */
export function landingPathOf(user: StoredUser): string {
  const places = landingScreens(actorOf(user), user.designation ?? "");
  // The operator's own start is no screen of a restaurant, and so on no list.
  const place = places.find((id) => id === "superadminHome" || existingScreens.includes(id));
  return screens[place ?? "profile"].path;
}

/** Where somebody wanted to go before signing in, if they may enter there; else their own start. */
export function pathAfterSignIn(user: StoredUser, wanted: string | undefined): string {
  const path = safeRedirect(wanted);
  const screen = path === undefined ? undefined : screenOf(path.replace(/[?#].*/s, ""));
  return path !== undefined && screen !== undefined && mayEnter(actorOf(user), screen)
    ? path
    : landingPathOf(user);
}
