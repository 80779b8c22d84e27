import { formatLength } from "./language/format-lengths.ts";

/** Formats an age: "18 s", "3 min". */
export function ageText(seconds: number): string {
  return seconds < 60 ? formatLength(seconds, "second") : formatLength(Math.floor(seconds / 60), "minute");
}
