import type { ScreenId } from "#platform/domain/access/screens.ts";
import type { MessageKey } from "../../words/message-key.ts";

/** Screens of the settings in their order, a person's own after the restaurant's. */
export const settingsGroups = [
  {
    key: "store",
    heading: "settings.menu.store",
    screens: ["settings", "guestOrdering", "printSettings", "users"],
  },
  {
    key: "menu",
    heading: "settings.menu.menu",
    screens: ["menuItems", "categories", "sharedGroups", "menuTranslations", "priceRules"],
  },
  { key: "room", heading: "settings.menu.room", screens: ["tables", "stations"] },
  {
    key: "money",
    heading: "settings.menu.money",
    screens: ["charging", "taxSetup", "taxIssuer", "paymentTypes", "discountCodes", "fiscalTest"],
  },
  { key: "history", heading: "settings.menu.history", screens: ["api", "audit", "exportData"] },
  { key: "own", heading: "settings.menu.own", screens: ["profile", "devices", "language", "contactSupport"] },
] as const satisfies readonly {
  readonly key: string;
  readonly heading: MessageKey;
  readonly screens: readonly ScreenId[];
}[];

const ids: ReadonlySet<ScreenId> = new Set(settingsGroups.flatMap(({ screens }) => [...screens]));

/** Tells whether a screen stands beside the menu of the settings. */
export const isInSettings = (screen: ScreenId | undefined): boolean =>
  screen !== undefined && ids.has(screen);
