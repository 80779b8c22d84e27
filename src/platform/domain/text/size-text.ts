const UNITS = ["kB", "MB", "GB"] as const;

/** Writes the size of a file for people: `3.4 MB`. Less than a kilobyte counts as one; zero stays zero. */
export function sizeText(bytes: number): string {
  if (bytes === 0) return "0 kB";
  let size = Math.max(bytes, 1_000) / 1_000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}
