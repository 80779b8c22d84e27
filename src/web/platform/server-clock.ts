/** By how many ms the server's clock is ahead of this device's. */
let ahead = 0;

/** Notes the `Date` of an answer: whole seconds, of which half a one is the likeliest rest. */
export function noteServerDate(header: string | null): void {
  const told = Date.parse(header ?? "");
  if (Number.isFinite(told)) ahead = told + 500 - Date.now();
}

/** The server's clock, in ms since 1970: what holds at an hour holds by it, whatever this device believes. */
export function serverNow(): number {
  return Date.now() + ahead;
}
