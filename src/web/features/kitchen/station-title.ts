import type { Translate } from "../../platform/i18n.ts";
import { BAR_SLUG, KITCHEN_SLUG } from "./board-api.ts";

/** Titles that the two first stations are made with; renamed ones keep their new name. */
const firstTitles = { [KITCHEN_SLUG]: "Cocina", [BAR_SLUG]: "Bar" } as const;

/** The two stations of every restaurant are said in the person's language unless they were renamed; others by their title. */
export function stationTitle(slug: string, title: string | undefined, t: Translate): string {
  const isFirst = slug === KITCHEN_SLUG || slug === BAR_SLUG;
  if (!isFirst || (title !== undefined && title !== firstTitles[slug])) return title ?? slug;
  return t(slug === KITCHEN_SLUG ? "screens.kitchen" : "screens.bar");
}
