import type { Translate } from "#platform/web/i18n.ts";
import { BAR_SLUG, KITCHEN_SLUG } from "./board-api.ts";

/** Initial titles of the first two stations. */
const firstTitles = { [KITCHEN_SLUG]: "Cocina", [BAR_SLUG]: "Bar" } as const;

/** Names kitchen and bar in the user's language unless they were renamed; other stations keep their title. */
export function stationTitle(slug: string, title: string | undefined, t: Translate): string {
  const isFirst = slug === KITCHEN_SLUG || slug === BAR_SLUG;
  if (!isFirst || (title !== undefined && title !== firstTitles[slug])) return title ?? slug;
  return t(slug === KITCHEN_SLUG ? "screens.kitchen" : "screens.bar");
}
