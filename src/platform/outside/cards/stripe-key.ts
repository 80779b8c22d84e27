/** Names a request to Stripe, so that it is done once however often it is made. Stripe's keys have at most 255 characters. */
export function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join(":").slice(0, 255);
}
