import type { Settings } from "#core/settings/server/public.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { clockText, dayText } from "#platform/server/i18n/clock-text.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type { Stay } from "../../domain/booking.ts";
import { calendarFile, calendarMethod } from "../../domain/calendar-file.ts";
import type { ReservationMail } from "../../domain/decide-mail.ts";

export interface MailedReservation {
  readonly to: string;
  readonly code: string;
  readonly stay: Stay;
  /** 0: nobody said. */
  readonly people: number;
  /** The guest's page; null where nothing can be cancelled there. */
  readonly url: string | null;
  readonly uid: string;
  /** How many mails there were before. */
  readonly sequence: number;
  readonly now: Date;
  readonly store: Pick<Settings, "store" | "dayRule" | "language">;
}

/** The mail about a reservation in the language of the restaurant's guests, with its appointment for the calendar. */
export function reservationMail(kind: ReservationMail, about: MailedReservation): Mail {
  const { stay, people, code, url, store: settings } = about;
  const { store, dayRule, language } = settings;
  const say = sayIn(language);
  const values = {
    store: store.store_name,
    day: dayText(stay.from, dayRule.zone, language),
    time: clockText(stay.from, dayRule.zone),
    code,
    count: people,
  };
  const isCancelled = kind === "cancelled";
  const details = [
    ...(people === 0 ? [] : [say("reservations.mail.people", values)]),
    say("reservations.mail.code", values),
    ...(store.address === null ? [] : [say("reservations.mail.address", { address: store.address })]),
    ...(store.phone === null ? [] : [say("reservations.mail.phone", { phone: store.phone })]),
  ];
  const calendar = {
    uid: about.uid,
    sequence: about.sequence,
    at: about.now,
    ...stay,
    title: say("reservations.mail.appointment", values),
    place: store.address,
    notes: say("reservations.mail.code", values),
    isCancelled,
  };
  const mail = composeMail({
    to: about.to,
    language,
    subject: say(`reservations.mail.${kind}_subject`, values),
    paragraphs: [say(`reservations.mail.${kind}`, values), ...(isCancelled ? [] : details)],
    ...(isCancelled || url === null ? {} : { action: { label: say("reservations.mail.action"), url } }),
    footer: say("reservations.mail.footer", values),
  });
  return { ...mail, calendar: { method: calendarMethod(calendar), text: calendarFile(calendar) } };
}
