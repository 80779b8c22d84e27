/** An appointment for a calendar. Instants are in UTC, so that no time zone has to be described. */
interface CalendarEvent {
  /** Stays the same for every version. */
  readonly uid: string;
  /** Counts the versions: a calendar uses the highest. */
  readonly sequence: number;
  readonly at: Date;
  readonly from: Date;
  readonly to: Date;
  readonly title: string;
  readonly place: string | null;
  readonly notes: string;
  readonly isCancelled: boolean;
}

const CRLF = "\r\n";
/** Most octets of a line, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Returns the method of the file: add the appointment, or cancel it. */
export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, "isCancelled">) =>
  isCancelled ? "CANCEL" : "PUBLISH";

/** Writes the appointment as an iCalendar file (RFC 5545), which all calendars of phones and mail programs open. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Comanda//Reservations//EN",
    `METHOD:${calendarMethod(event)}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.at)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.to)}`,
    `SUMMARY:${plain(event.title)}`,
    ...(event.place === null ? [] : [`LOCATION:${plain(event.place)}`]),
    `DESCRIPTION:${plain(event.notes)}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => folded(line) + CRLF).join("");
}

/** Formats an instant as `20261121T010000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Escapes special characters; a line break becomes `\n`, other control characters are dropped. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");
}

/** Folds long lines into the next one behind a space, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [""];
  for (const character of line) {
    const part = parts.at(-1) ?? "";
    // Continuation lines begin with a space.
    const room = parts.length === 1 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (octetsOf(part + character) > room) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join(`${CRLF} `);
}

/** Returns the length of a text in UTF-8, in bytes. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    octets += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return octets;
}
