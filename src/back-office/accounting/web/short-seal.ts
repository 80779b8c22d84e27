/** Characters of a seal that are shown where there is little room (back-office §9). */
const SHOWN = 20;

/** The beginning of a seal, with a sign that there is more. */
export function shortSeal(seal: string): string {
  return seal.length > SHOWN ? `${seal.slice(0, SHOWN)}…` : seal;
}
