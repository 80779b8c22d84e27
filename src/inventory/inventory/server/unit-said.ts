import type { Say } from "#platform/server/i18n/say.ts";
import { unitLabel } from "../domain/unit-label.ts";

/** The short name of a unit in the words of the reader: "u." for `pc`. */
export function unitSaid(unit: string, say: Say): string {
  const label = unitLabel(unit);
  return typeof label === "string" ? say(label) : label.text;
}
