/** One appointment for a calendar. Instants are written in UTC, so that no zone has to be described. */
export interface CalendarEvent {
  /** The same for every version of it. */
  readonly uid: string;
  /** Counts the versions: a calendar takes the highest. */
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
/** Octets of a line, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** What the file asks of a calendar: to take it over, or to strike it off. */
export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, "isCancelled">) =>
  isCancelled ? "CANCEL" : "PUBLISH";

/** The appointment as an iCalendar file (RFC 5545), which every calendar of phones and mail programs opens. */
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

/** 20261121T010000Z */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Signs that mean something in the file are marked; a line break is written as `\n`, other control characters fall away. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");
}

/** Long lines go on in the next one behind a space; no character is torn apart. */
function folded(line: string): string {
  const parts: string[] = [""];
  for (const character of line) {
    const part = parts.at(-1) ?? "";
    // Those that follow begin with a space.
    const room = parts.length === 1 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (octetsOf(part + character) > room) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join(`${CRLF} `);
}

/** How long a text is in UTF-8, in bytes. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    octets += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return octets;
}
