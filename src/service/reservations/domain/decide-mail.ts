/** The facts of the last mail to the guest. Instants are ISO text, so that they can be stored and compared. */
export interface MailedFacts {
  readonly date: string;
  readonly people: number;
  readonly isCancelled: boolean;
}

/** Kinds of mail; there is none when the guest knows everything. */
export type ReservationMail = "confirmed" | "changed" | "cancelled";

/**
 * Decides which mail the guest needs now. `lastMail` has the facts of the last mail, null without one. There is no
 * mail about a reservation that was cancelled before it was confirmed, nor about one that is over: `isOver` means
 * the agreed time has passed.
 */
export function decideMail(
  current: MailedFacts,
  lastMail: MailedFacts | null,
  isOver: boolean,
): ReservationMail | null {
  if (isOver) return null;
  const knew = lastMail !== null && !lastMail.isCancelled;
  if (current.isCancelled) return knew ? "cancelled" : null;
  if (!knew) return "confirmed";
  return lastMail.date === current.date && lastMail.people === current.people ? null : "changed";
}
