/** The number that people call a table by: the last one in its title; null when it has none. */
export function tableNumber(title: string): number | null {
  const digits = title.match(/\d+/g)?.at(-1);
  return digits === undefined ? null : Number(digits);
}
