import { z } from "zod";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { fallbackLanguage, isLanguage } from "#platform/words/languages.ts";
import type { ExportRow } from "./export-queries.ts";

interface Asker {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Mails whoever asked that it is ready, or that it failed; in the transaction that says so. The mail leads to the screen and not to the
 * file: that takes signing in. Nobody is mailed what the platform makes for itself.
 */
export async function mailExport(
  tx: Tx,
  row: ExportRow,
  outcome: "ready" | "failed",
  { publicUrl, exportDays }: Pick<Deps, "publicUrl" | "exportDays">,
): Promise<void> {
  if (row.cause !== "owner") return;
  const asker = await askerOf(tx, row);
  if (!asker) return;
  const say = sayIn(asker.language);
  const mail = composeMail({
    to: asker.to,
    language: asker.language,
    subject: say(`dataExport.mail.${outcome}.subject`),
    paragraphs: [
      say(`dataExport.mail.${outcome}.text`, { name: asker.name }),
      say(`dataExport.mail.${outcome}.hint`, { count: exportDays }),
    ],
    action: { label: say("dataExport.mail.action"), url: `${publicUrl}/dashboard/settings/export` },
    footer: say("dataExport.mail.footer"),
  });
  await addJob(tx, sendMail, mail);
}

/** Who asked, as long as they are an admin who signs in. */
async function askerOf(tx: Tx, row: ExportRow): Promise<Asker | undefined> {
  const [person] = await tx.query<{
    name: string;
    username: string;
    email: string | null;
    language: string | null;
  }>({
    text: `select name, username, email, language from users
      where tenant_id = $1 and id = $2 and role = 'admin' and is_active and archived_at is null`,
    values: [tx.tenantId, row.asked_by],
  });
  const to = person?.email ?? person?.username;
  if (!person || !z.email().safeParse(to).success || to === undefined) return undefined;
  const own = isLanguage(person.language) ? person.language : row.language;
  return { to, name: person.name, language: own ?? fallbackLanguage };
}
