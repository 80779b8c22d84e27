/** Characters of a seal that people see; the document holds all of them (back-office §9). */
const SHOWN = 20;

/** The seal of a document, cut short for a screen. */
export function sealText(seal: string): string {
  return seal.length > SHOWN ? `${seal.slice(0, SHOWN)}…` : seal;
}
