import { landingScreens, mayEnter } from "../../domain/access/may-enter.ts";
import { type ScreenId, screens } from "../../domain/access/screens.ts";
import { actorOf, type StoredUser } from "./session.ts";
import { safeRedirect } from "./sign-in-path.ts";

/** Returns the first screen after signing in (docs/decisions/0004). */
export function landingPathOf(user: StoredUser): string {
  const [place = "profile"] = landingScreens(actorOf(user), user.designation ?? "");
  return screens[place].path;
}

/** Returns the screen that the person wanted before signing in, if they may enter it; else their own first screen. */
export function pathAfterSignIn(user: StoredUser, wanted: string | undefined): string {
  const path = safeRedirect(wanted);
  const screen = path === undefined ? undefined : screenOf(path.replace(/[?#].*/s, ""));
  return path !== undefined && screen !== undefined && mayEnter(actorOf(user), screen)
    ? path
    : landingPathOf(user);
}

/** Returns the screen whose path is the longest beginning of the address; undefined for addresses of no screen. */
export function screenOf(pathname: string): ScreenId | undefined {
  const ids = Object.keys(screens).filter((id): id is ScreenId => id in screens);
  return ids
    .filter((id) => pathname === screens[id].path || pathname.startsWith(`${screens[id].path}/`))
    .sort((a, b) => screens[b].path.length - screens[a].path.length)[0];
}
