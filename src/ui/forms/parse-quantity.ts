/** A whole number from what was typed; null when it is none. Signs, decimals and words are none. */
export function parseQuantity(text: string): number | null {
  const bare = text.trim();
  return /^\d{1,6}$/.test(bare) ? Number(bare) : null;
}
