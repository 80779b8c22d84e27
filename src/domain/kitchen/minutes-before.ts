/** Time since an order was sent. Screens show `Xm` under an hour and `Xh Ym` from there (operations §9). */
export interface ElapsedTime {
  readonly hours: number;
  readonly minutes: number;
}

/** Whole minutes as hours and minutes. */
export function elapsedTime(totalMinutes: number): ElapsedTime {
  return { hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 };
}

/** The instant some minutes before another. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
