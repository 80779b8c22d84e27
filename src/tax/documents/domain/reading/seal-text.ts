/** How much of a seal is read out of it by people; the whole is in the document (back-office §9). */
const SHOWN = 20;

/** The seal of a document, cut short for a screen. */
export function sealText(seal: string): string {
  return seal.length > SHOWN ? `${seal.slice(0, SHOWN)}…` : seal;
}
