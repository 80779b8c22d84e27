import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { peopleToMail } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { fallbackLanguage, isLanguage } from "#platform/words/languages.ts";
import type { ReminderKind } from "../../domain/reminder.ts";
import { reminderMail } from "./reminder-mail.ts";

/** What is told, and of which end. */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly about: CalendarDate;
}

/**
 * Mails the admins, each in their language, unless they were told the same of the same end; gives how many. Who writes the reminder down sends:
 * the mails are jobs of the same transaction, so that two servers, or a second try, send none twice.
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
  const language = isLanguage(store.language) ? store.language : fallbackLanguage;
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

/** Whether the admins were told this of this end. */
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
