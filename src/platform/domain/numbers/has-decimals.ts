/** Tells whether the shortest text of a number has at most so many decimals: 1.005 has three, 1e-7 seven. */
export function hasDecimals(value: number, most: number): boolean {
  const [, fraction = "", exponent = "0"] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Number.isFinite(value) && fraction.length - Number(exponent) <= most;
}
