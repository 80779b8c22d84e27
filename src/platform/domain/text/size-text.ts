import { numberFormat } from "../writing/formats.ts";
import type { Writing } from "./languages.ts";

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Writes the size of a file for people: `3.4 MB`. Less than a kilobyte counts as one; zero stays zero. */
export function sizeText(bytes: number, { locale }: Writing): string {
  let size = bytes === 0 ? 0 : Math.max(bytes, 1_000) / 1_000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  const digits = size > 0 && size < 10 ? 1 : 0;
  const written = { style: "unit", unit: UNITS[unit], minimumFractionDigits: digits } as const;
  return numberFormat(locale, { ...written, maximumFractionDigits: digits }).format(size);
}
