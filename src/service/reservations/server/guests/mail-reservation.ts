import { z } from "zod";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { type ReservationId, type TenantId, toId } from "#platform/domain/ids.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { clockText, dayText } from "#platform/server/i18n/clock-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { languageOfGuest } from "#service/qr-orders/server/public.ts";
import type { Stay } from "../../domain/booking.ts";
import { decideMail, type MailedFacts, type ReservationMail } from "../../domain/decide-mail.ts";
import { calendarFile, calendarMethod } from "./calendar-file.ts";

const mailedFacts = z.object({ date: z.string(), people: z.number(), isCancelled: z.boolean() });

/**
 * Mails the guest of a reservation what changed since the last mail, if anything: confirmed, changed or
 * cancelled. Customers without an e-mail address get no mail. A second try may send the mail again.
 */
export const mailReservation = job({
  name: "mail-reservation",
  payload: z.object({ tenantId: z.number(), id: z.number() }),
  maxAttempts: 8,
  async handle({ tenantId, id: number }, deps) {
    const now = deps.clock();
    const id = toId<"Reservation">(number);
    const due = await deps.db.inTenant(tenantId, (tx) => readDue(tx, id, now));
    if (due === null) return;
    await deps.mailer.send(mailOf(due, deps));
    await deps.db.inTenant(tenantId, (tx) => storeMailed(tx, id, due));
  },
});

type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>;

/** Reads what to mail, and to whom; null when there is nothing. */
async function readDue(tx: Tx, id: ReservationId, now: Date) {
  const settings = await readSettings(tx, now);
  const row = await tx.first(
    sqlOf
      .selectFrom("reservations as r")
      .innerJoin("customers as c", (join) =>
        join.onRef("c.id", "=", "r.customer_id").on("c.tenant_id", "=", tx.tenantId),
      )
      .select([
        "r.id",
        "r.starts_at",
        "r.ends_at",
        "r.people_count",
        "r.status",
        "r.archived_at",
        "r.unique_code",
      ])
      .select(["r.guest_secret", "r.mailed", "r.mail_no", "r.no_show_at", "r.guest_language"])
      .select(["c.email", "c.phone"])
      .where("r.tenant_id", "=", tx.tenantId)
      .where("r.id", "=", id),
  );
  if (!row?.email || !settings.reservations.isMailEnabled) return null;
  const current: MailedFacts = {
    date: row.starts_at.toISOString(),
    people: row.people_count,
    isCancelled: row.status === "cancelled" || row.archived_at !== null,
  };
  const lastMail = row.mailed === null ? null : mailedFacts.parse(row.mailed);
  const kind = decideMail(current, lastMail, row.starts_at <= now || row.no_show_at !== null);
  if (kind === null) return null;
  const { email, phone } = row;
  const ordered = await languageOfGuest(tx, { email, phone }, settings.language);
  const language = knownLanguage(row.guest_language, ordered);
  return { kind, current, row: { ...row, email }, language, settings, now, tenantId: tx.tenantId };
}

function mailOf({ kind, row, language, settings, now, tenantId }: Due, { publicUrl }: Deps): Mail {
  return reservationMail(kind, {
    to: row.email,
    language,
    code: row.unique_code,
    stay: { from: row.starts_at, to: row.ends_at },
    people: row.people_count,
    url: settings.reservations.isOnlineCancelEnabled
      ? publicUrl + guestLink(tenantId, row.guest_secret)
      : null,
    uid: `reservation-${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.mail_no,
    now,
    store: settings,
  });
}

async function storeMailed(tx: Tx, id: ReservationId, { current, row }: Due): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("reservations")
      .set({ mailed: JSON.stringify(current), mail_no: row.mail_no + 1 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

interface MailedReservation {
  readonly to: string;
  readonly code: string;
  readonly stay: Stay;
  /** 0 means unknown. */
  readonly people: number;
  /** Address of the guest's page; null where it cannot cancel. */
  readonly url: string | null;
  readonly uid: string;
  /** Number of earlier mails. */
  readonly sequence: number;
  readonly now: Date;
  readonly language: Language;
  readonly store: Pick<Settings, "store" | "dayRule">;
}

/**
 * Writes the mail about a reservation in the language of its guest, with the appointment for the calendar.
 * @proof
 */
export function reservationMail(kind: ReservationMail, about: MailedReservation): Mail {
  const { stay, people, code, url, language, store: settings } = about;
  const { store, dayRule } = settings;
  const say = sayIn(language);
  const values = {
    store: store.store_name,
    day: dayText(stay.from, dayRule.zone, language),
    time: clockText(stay.from, dayRule.zone, language),
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
    sender: store.store_name,
    subject: say(`reservations.mail.${kind}_subject`, values),
    paragraphs: [say(`reservations.mail.${kind}`, values), ...(isCancelled ? [] : details)],
    ...(isCancelled || url === null ? {} : { action: { label: say("reservations.mail.action"), url } }),
    footer: say("reservations.mail.footer", values),
  });
  return { ...mail, calendar: { method: calendarMethod(calendar), text: calendarFile(calendar) } };
}

/** A link is `<restaurant>.<secret>`: the number says where to look, 122 random bits are the proof. */
const SHAPE = /^([1-9][0-9]{0,8})\.([0-9a-f]{32})$/;

/** Returns the path of a reservation's page for its guest. */
export function guestLink(tenantId: number, secret: string): string {
  return `/r/${tenantId}.${secret}`;
}

/** Parses a link; undefined when it is invalid. */
export function readGuestLink(code: string): { tenantId: TenantId; secret: string } | undefined {
  const [, tenant, secret] = SHAPE.exec(code) ?? [];
  if (tenant === undefined || secret === undefined) return undefined;
  return { tenantId: toId<"Tenant">(Number(tenant)), secret };
}
