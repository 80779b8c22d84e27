import type { Translate } from "./i18n.ts";

/** Formats an age: "18 s", "3 min". */
export function ageText(seconds: number, t: Translate): string {
  return seconds < 60
    ? t("common.seconds", { count: seconds })
    : t("common.minutes", { count: Math.floor(seconds / 60) });
}
