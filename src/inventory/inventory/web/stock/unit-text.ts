import { t } from "#platform/web/i18n.ts";
import { unitLabel } from "../../domain/unit-label.ts";

/** The short name of a unit in the language on screen: "u" for `pc`. */
export function unitText(unit: string): string {
  const label = unitLabel(unit);
  return typeof label === "string" ? t(label) : label.text;
}
