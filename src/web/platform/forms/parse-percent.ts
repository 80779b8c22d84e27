/** A percentage of 0 to 100 with at most two decimals, point or comma; null for anything else that is typed. */
export function parsePercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, "");
  if (!/^\d{1,3}([.,]\d{0,2})?$/.test(text)) return null;
  const percent = Number(text.replace(",", "."));
  return percent <= 100 ? percent : null;
}
