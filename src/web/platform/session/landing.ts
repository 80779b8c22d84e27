import { landingPath, sidebarScreens } from "../../../domain/access/may-enter.ts";
import { type ScreenId, screens, sections } from "../../../domain/access/screens.ts";
import { existingScreens } from "../../screens.tsx";
import { actorOf, type StoredUser } from "./session.ts";

/**
 * Where somebody is led after signing in: the specification's place, and until that screen is built the first one of
 * their sidebar (docs/decisions/0004). Nothing has to change here when it is.
 */
export function landingPathOf(user: StoredUser): string {
  const actor = actorOf(user);
  const path = landingPath(actor);
  // The operator's own start is no screen of a restaurant, and so on no list.
  if (user.role === "superadmin") return path;
  if (existingScreens.some((id) => screens[id].path === path)) return path;
  const seen = sections.flatMap((section) => sidebarScreens(actor, section));
  const first: ScreenId = seen.find((id) => existingScreens.includes(id)) ?? "profile";
  return screens[first].path;
}
