import { type Actor, hasScope } from "./actor.ts";
import type { Permission } from "./permissions.ts";
import { type Audience, type Screen, type ScreenId, type Section, screens, sections } from "./screens.ts";

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

/** Screens that somebody works at, for whom, the first that fits. */
const workplaces = [
  ["orderCharge", ["ORDER_BILLING"]],
  ["orders", ["POS", "ORDERS", "ORDER_STATUS"]],
  ["kitchen", ["KITCHEN", "KITCHEN_DISPLAY"]],
  ["orderStatus", ["ORDER_STATUS_DISPLAY"]],
  ["customerDisplay", ["CUSTOMER_DISPLAY"]],
] as const satisfies readonly (readonly [ScreenId, readonly Permission[]])[];

/** Words of a post behind the bar: its people have the kitchen's permission, and a board of their own. */
const BAR_POST = /bar|bebid|cantin/i;

/**
 * Where the actor may be led after signing in, the best first: superadmins to their console; admins and whoever has
 * DASHBOARD home (operations §2); others to where they work, and to their profile only if there is nothing else
 * (docs/decisions/0004).
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
