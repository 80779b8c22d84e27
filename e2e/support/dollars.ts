/** Cents as the screens write them: `$12.40`. Of the tests' own, so that a fault of the product's is seen. */
export function dollars(cents: number): string {
  return `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
