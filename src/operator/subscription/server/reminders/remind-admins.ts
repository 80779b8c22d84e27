import { type MailedPerson, peopleToMail } from "#core/users/server/public.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { ReminderKind } from "../../domain/subscription.ts";

/** A reminder and the end that it is about. */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly about: CalendarDate;
}

/**
 * Mails the admins, each in their language, unless they got the same reminder of the same end. Returns how
 * many. The mails are jobs of the transaction that stores the reminder, so that two servers, or a second
 * attempt, send none twice.
 */
export async function remindAdmins(
  tx: Tx,
  { clock, publicUrl, subscription }: Deps,
  reminder: Reminder,
): Promise<number> {
  const written = await tx.run(
    sqlOf
      .insertInto("subscription_mails")
      .values({ tenant_id: tx.tenantId, ...reminder, sent_at: clock() })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (written === 0) return 0;
  const store = await tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["store_name", "language"])
      .where("tenant_id", "=", tx.tenantId),
  );
  const language = knownLanguage(store.language);
  const people = await peopleToMail(tx, language, ({ role }) => role === "admin");
  const { monthlyPrice, currency } = subscription;
  for (const person of people)
    await addJob(
      tx,
      sendMail,
      reminderMail({ ...person, ...reminder, store: store.store_name, publicUrl, monthlyPrice, currency }),
    );
  return people.length;
}

/** Tells whether the admins got this reminder of this end. */
export async function wasReminded(tx: Tx, { kind, about }: Reminder): Promise<boolean> {
  const row = await tx.first(
    sqlOf
      .selectFrom("subscription_mails")
      .select("sent_at")
      .where("tenant_id", "=", tx.tenantId)
      .where("kind", "=", kind)
      .where("about", "=", about),
  );
  return row !== undefined;
}

interface MailedReminder extends MailedPerson {
  readonly kind: ReminderKind;
  /** The last day that is paid or given. */
  readonly about: CalendarDate;
  readonly store: string;
  readonly publicUrl: string;
  readonly monthlyPrice: Cents;
  readonly currency: string;
}

/**
 * Writes the mail in the admin's language.
 * @proof
 */
export function reminderMail(reminder: MailedReminder): Mail {
  const { kind, about, to, name, language, store, publicUrl } = reminder;
  const say = sayIn(language);
  const day = dayInWords(about, language);
  const price = moneyText({ language }, reminder.monthlyPrice, reminder.currency);
  return composeMail({
    to,
    language,
    subject: say(`subscription.mail.${kind}.subject`, { store, day }),
    paragraphs: [say(`subscription.mail.${kind}.first`, { name, store, day, price })],
    action: {
      label: say("subscription.mail.action"),
      url: `${publicUrl}/dashboard/${kind === "expired" ? "inactive-subscription" : "profile"}`,
    },
    footer: say("subscription.mail.footer", { store }),
  });
}
