/** A typed number with at most so many decimals, behind a point or a comma; null for anything else. */
export function decimalOf(typed: string, decimals: number): number | null {
  const match = /^(\d{0,9})(?:[.,](\d*))?$/.exec(typed.trim());
  const [whole = "", rest = ""] = match?.slice(1) ?? [];
  if (!match || whole + rest === "" || rest.length > decimals) return null;
  return Number(`${whole || "0"}.${rest || "0"}`);
}
