import { z } from "zod";
import { readSettings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { daysLeft, dueWarning } from "../domain/certificate-warning.ts";

/**
 * Mails the admins before the certificate ends with which a restaurant issues: 30, 7 and 1 days ahead, once each (guide §18). The mails
 * are jobs of the transaction that writes the warning down, so that two servers, or a second try, send none twice.
 */
export const mailCertificateEnd = tenantsJob({
  name: "mail-certificate-end",
  // Eight in the morning in El Salvador.
  schedule: "10 14 * * *",
  isForActive: true,
  done: "the end of a certificate was mailed",
  work: warnAdmins,
});

async function warnAdmins(tx: Tx, { clock, publicUrl }: Deps): Promise<number> {
  const now = clock();
  const ending = await endingCertificate(tx);
  if (!ending) return 0;
  const { environment, validUntil, warnedDays } = ending;
  const due = dueWarning(validUntil, warnedDays, now);
  if (due === null || !(await writeWarning(tx, environment, due))) return 0;
  const { store, language } = await readSettings(tx, now);
  const people = await adminsOf(tx, language);
  const days = daysLeft(validUntil, now);
  for (const person of people)
    await addJob(tx, sendMail, certificateMail({ ...person, store: store.store_name, publicUrl, days }));
  return people.length;
}

/** The certificate of the environment in which the restaurant issues, when it says when it ends. */
async function endingCertificate(tx: Tx) {
  const row = await tx.first(
    sqlOf
      .selectFrom("fiscal_settings as f")
      .innerJoin("tax_credentials as c", (join) =>
        join.onRef("c.tenant_id", "=", "f.tenant_id").onRef("c.environment", "=", "f.environment"),
      )
      .select(["c.environment", "c.certificate_valid_until", "c.warned_days"])
      .where("f.tenant_id", "=", tx.tenantId),
  );
  if (!row?.certificate_valid_until) return null;
  return {
    environment: row.environment,
    validUntil: row.certificate_valid_until,
    warnedDays: row.warned_days,
  };
}

/** Writes a warning down; false when another server was first. */
async function writeWarning(tx: Tx, environment: Environment, days: number): Promise<boolean> {
  const written = await tx.run(
    sqlOf
      .updateTable("tax_credentials")
      .set({ warned_days: days })
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where((of) => of.or([of("warned_days", "is", null), of("warned_days", ">", days)])),
  );
  return written > 0;
}

/** Reads the admins who can be mailed: at their address, or at their username when that is one. */
async function adminsOf(tx: Tx, usual: Language) {
  const people = await tx.rows(
    sqlOf
      .selectFrom("users")
      .select(["name", "username", "email", "language"])
      .where("tenant_id", "=", tx.tenantId)
      .where("role", "=", "admin")
      .where("is_active", "=", true)
      .where("archived_at", "is", null)
      .orderBy("id"),
  );
  return people.flatMap(({ name, username, email, language }) => {
    const to = email ?? username;
    const known: Language = knownLanguage(language, usual);
    return z.email().safeParse(to).success ? [{ to, name, language: known }] : [];
  });
}

interface CertificateMail {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly days: number;
}

/**
 * Writes the mail that a certificate ends soon, in the admin's language.
 * @proof
 */
export function certificateMail({ to, name, language, store, publicUrl, days }: CertificateMail): Mail {
  const say = sayIn(language);
  return composeMail({
    to,
    language,
    subject: say("taxIssuer.mail.subject", { count: days, store }),
    paragraphs: [say("taxIssuer.mail.greeting", { name, count: days }), say("taxIssuer.mail.what_to_do")],
    action: { label: say("taxIssuer.mail.action"), url: `${publicUrl}/dashboard/settings/tax-issuer` },
    footer: say("taxIssuer.mail.footer", { store }),
  });
}
