import { type Actor, hasScope } from "./actor.ts";
import type { Permission } from "./permissions.ts";
import { type Audience, type Screen, type ScreenId, type Section, screens, sections } from "./screens.ts";

/** Tells whether the actor may open the screen. A refused one sees /no-access. */
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

/** Screens where people work, with their permissions; the first that fits counts. */
const workplaces = [
  ["orderCharge", ["ORDER_BILLING"]],
  ["orders", ["POS", "ORDERS", "ORDER_STATUS"]],
  ["kitchen", ["KITCHEN", "KITCHEN_DISPLAY"]],
  ["orderStatus", ["ORDER_STATUS_DISPLAY"]],
  ["customerDisplay", ["CUSTOMER_DISPLAY"]],
] as const satisfies readonly (readonly [ScreenId, readonly Permission[]])[];

/** Words in the name of a post behind the bar: its people have the kitchen's permission and a board of their own. */
const BAR_POST = /bar|bebid|cantin/i;

/**
 * Returns the screens to land on after signing in, the best first: superadmins on their console; admins and
 * holders of DASHBOARD on home (operations §2); others where they work, and on their profile only when there
 * is nothing else (docs/decisions/0004).
 */
export function landingScreens(actor: Actor, designation: string): ScreenId[] {
  if (actor.role === "superadmin") return ["superadminHome"];
  const listed = sections.flatMap((section) => sidebarScreens(actor, section));
  if (mayEnter(actor, "home")) return [...listed, "profile"];
  const found = workplaces.find(([, needed]) => hasScope(actor, needed))?.[0];
  const workplace: ScreenId | undefined = found === "kitchen" && BAR_POST.test(designation) ? "bar" : found;
  return [...(workplace ? [workplace] : []), ...listed, "profile"];
}

function isInAudience(actor: Actor, audience: Audience): boolean {
  if (audience === "superadmin") return actor.role === "superadmin";
  if (audience === "admin") return actor.role === "admin";
  return hasScope(actor, audience === "signed-in" ? [] : audience);
}

function screenIds(): ScreenId[] {
  return Object.keys(screens).filter((id): id is ScreenId => id in screens);
}
