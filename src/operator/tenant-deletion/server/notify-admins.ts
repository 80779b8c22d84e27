import { z } from "zod";
import { type MailedPerson, peopleToMail } from "#core/users/server/public.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { actAtTenant, noteActionAtTenant } from "#platform/server/audit/note-action-at-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { dayInWords } from "#platform/server/i18n/clock-text.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { addJob, type JobDefinition, job } from "#platform/server/jobs/jobs.ts";

/** Message to the admins: the deletion was ordered, with the date until which it can be undone, or it was undone. */
const deletionMessage = actAtTenant.extend({ dueAt: z.iso.datetime() });

/**
 * Notifies a restaurant that it will be deleted, or will not: in its own log, and by mail to its admins in
 * their language. The log and the mails are one transaction, so that a second attempt mails nobody twice.
 */
export const notifyAdminsJob: JobDefinition<typeof deletionMessage> = job({
  name: "tell-tenant-of-deletion",
  payload: deletionMessage,
  maxAttempts: 12,
  async handle({ dueAt, ...act }, { db, publicUrl }) {
    await db.inTenant(act.tenantId, async (tx) => {
      const store = await tx.first(
        sqlOf
          .selectFrom("store_settings")
          .select(["store_name", "language", "time_zone"])
          .where("tenant_id", "=", tx.tenantId),
      );
      if (!store) return;
      const language = knownLanguage(store.language);
      const due = wallDateOf(new Date(dueAt).getTime(), store.time_zone);
      const after = act.action === "tenant.kept" ? act.after : { ...act.after, last_day: due };
      if (!(await noteActionAtTenant(tx, { ...act, after }))) return;
      const kind = act.action === "tenant.kept" ? "kept" : "asked";
      for (const person of await peopleToMail(tx, language, ({ role }) => role === "admin"))
        await addJob(tx, sendMail, deletionMail(person, { kind, store: store.store_name, due, publicUrl }));
    });
  },
});

interface DeletionMessage {
  readonly kind: "asked" | "kept";
  readonly store: string;
  readonly due: ReturnType<typeof wallDateOf>;
  readonly publicUrl: string;
}

/**
 * Writes the mail to an admin that the restaurant will be deleted, or will not, in their language.
 * @proof
 */
export function deletionMail(
  { to, name, language }: MailedPerson,
  { kind, store, due, publicUrl }: DeletionMessage,
): Mail {
  const say = sayIn(language);
  const day = dayInWords(due, language);
  const first = say(`tenantDeletion.mail.${kind}.first`, { name, store, day });
  return composeMail({
    to,
    language,
    subject: say(`tenantDeletion.mail.${kind}.subject`, { store, day }),
    paragraphs: kind === "asked" ? [first, say("tenantDeletion.mail.asked.second", { store })] : [first],
    action:
      kind === "asked"
        ? { label: say("tenantDeletion.mail.asked.action"), url: `${publicUrl}/dashboard/settings/export` }
        : { label: say("tenantDeletion.mail.kept.action"), url: `${publicUrl}/dashboard` },
    footer: say("tenantDeletion.mail.footer", { store }),
  });
}
