/** What a guest has to know, as the last mail said it. Instants as ISO text, so that it can be kept and compared. */
export interface ToldReservation {
  readonly date: string;
  readonly people: number;
  readonly isCancelled: boolean;
}

/** What is to be mailed: nothing when the guest knows it all. */
export type ReservationMail = "confirmed" | "changed" | "cancelled";

/**
 * What the guest has to be told now. `told` is what the last mail said, null when there was none. Nobody is told of one that
 * was cancelled before it was confirmed, nor of anything that is over: `isOver` means the agreed time has passed.
 */
export function decideMail(
  current: ToldReservation,
  told: ToldReservation | null,
  isOver: boolean,
): ReservationMail | null {
  if (isOver) return null;
  const knew = told !== null && !told.isCancelled;
  if (current.isCancelled) return knew ? "cancelled" : null;
  if (!knew) return "confirmed";
  return told.date === current.date && told.people === current.people ? null : "changed";
}
