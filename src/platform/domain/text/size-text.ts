const UNITS = ["kB", "MB", "GB"] as const;

/** How large a file is, for people: `3.4 MB`. Below a kilobyte it is one; nothing is nothing. */
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
