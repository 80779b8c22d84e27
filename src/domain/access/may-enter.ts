import { type Actor, hasScope } from "./actor.ts";
import { type Audience, type Screen, type ScreenId, type Section, screens } from "./screens.ts";

/** Whether the actor may open the screen. A refused one is shown /no-access. */
export function mayEnter(actor: Actor, screen: ScreenId): boolean {
  return isInAudience(actor, screens[screen].route);
}

/** The screens of one section of the sidebar that the actor sees, in its order. */
export function sidebarScreens(actor: Actor, section: Section): ScreenId[] {
  return screenIds().filter((id) => {
    const screen: Screen = screens[id];
    return screen.section === section && screen.sidebar !== null && isInAudience(actor, screen.sidebar);
  });
}

/** The screens that the actor finds by the command search. */
export function searchScreens(actor: Actor): ScreenId[] {
  return screenIds().filter((id) => {
    const screen: Screen = screens[id];
    return screen.search !== null && isInAudience(actor, screen.search);
  });
}

/**
 * Where the actor is led after signing in (operations §2): superadmins to their console, admins home, staff home
 * with DASHBOARD and else to their profile.
 */
export function landingPath(actor: Actor): string {
  if (actor.role === "superadmin") return screens.superadminHome.path;
  return mayEnter(actor, "home") ? screens.home.path : screens.profile.path;
}

function isInAudience(actor: Actor, audience: Audience): boolean {
  if (audience === "superadmin") return actor.role === "superadmin";
  if (audience === "admin") return actor.role === "admin";
  return hasScope(actor, audience === "signed-in" ? [] : audience);
}

function screenIds(): ScreenId[] {
  return Object.keys(screens).filter((id): id is ScreenId => id in screens);
}
