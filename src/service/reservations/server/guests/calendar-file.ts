import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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

/** Returns the method of the file: add the appointment, or cancel it. */
export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, "isCancelled">) =>
  isCancelled ? "CANCEL" : "PUBLISH";

/** Writes the appointment as an iCalendar file (RFC 5545), which all calendars of phones and mail programs open. */
export function calendarFile(event: CalendarEvent): string {
  const calendar = ical({
    prodId: "//Comanda//Reservations//EN",
    method: ICalCalendarMethod[calendarMethod(event)],
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.at,
    start: event.from,
    end: event.to,
    summary: withoutControls(event.title),
    location: event.place === null ? null : withoutControls(event.place),
    description: withoutControls(event.notes),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar}\r\n`;
}

/** A line break stays, which the file marks; other control characters go. */
const withoutControls = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
