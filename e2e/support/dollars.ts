/** Cents as the screens write them: `$12.40`, `-$0.05`. Of the tests' own, so that a fault of the product's is seen. */
export function dollars(cents: number): string {
  const amount = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}$${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}
