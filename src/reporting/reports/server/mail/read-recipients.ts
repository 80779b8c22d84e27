import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { isMailAddress } from "#platform/outside/mail/is-mail-address.ts";
import type { MailedPerson } from "#platform/outside/mail/people-to-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Language } from "#platform/server/i18n/say.ts";
import { isLanguage } from "#platform/words/languages.ts";
import type { ReportMail, ReportMailLeft } from "../../contract/report-mail.ts";
import { USUAL_CLOSING_HOUR } from "../../domain/day-to-mail.ts";

/** Somebody of the restaurant who may see reports and can be mailed. */
export interface Reader extends MailedPerson {
  readonly id: UserId;
}

/** Everybody who may be chosen; in their own language or the restaurant's. */
export async function readReaders(tx: Tx, houseLanguage: Language): Promise<Reader[]> {
  const people = await tx.rows(
    sqlOf
      .selectFrom("users")
      .select(["id", "name", "username", "email", "language", "role", "scopes"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_active", "=", true)
      .where("archived_at", "is", null)
      .orderBy("name")
      .orderBy("id"),
  );
  return people
    .filter(({ role, scopes }) => mayEnter({ role, scope: scopes.filter(isPermission) }, "reports"))
    .flatMap(({ id, name, username, email, language }) => {
      const to = email ?? username;
      return isMailAddress(to)
        ? [{ id, to, name, language: isLanguage(language) ? language : houseLanguage }]
        : [];
    });
}

/** Who was chosen and has not left the mail, as it is stored: people may have gone or lost the right since. */
export interface StoredRecipient {
  readonly id: number;
  readonly user_id: UserId | null;
  readonly email: string | null;
  readonly language: Language | null;
  readonly added_at: Date;
}

export const readRecipients = (tx: Tx) =>
  tx.query<StoredRecipient>({
    text: `select id, user_id, email, language, added_at from report_mail_recipients
      where tenant_id = $1 and left_at is null order by id`,
    values: [tx.tenantId],
  });

/** What the form of the mail holds. People who may not be mailed any more are not among them. */
export async function readChosen(tx: Tx, readers: readonly Reader[]): Promise<ReportMail> {
  const [settings] = await tx.query<{ closing_hour: number }>({
    text: "select closing_hour from report_mail_settings where tenant_id = $1",
    values: [tx.tenantId],
  });
  const chosen = await readRecipients(tx);
  return {
    closing_hour: settings?.closing_hour ?? USUAL_CLOSING_HOUR,
    people: readers.map(({ id }) => id).filter((id) => chosen.some((row) => row.user_id === id)),
    addresses: chosen.flatMap(({ email, language }) =>
      email === null || language === null ? [] : [{ email, language }],
    ),
  };
}

/** Of those who left the mail by its link, so many are told: the last. */
const MOST_LEFT = 20;

/** Who left the mail by its link, the last first. */
export const readLeft = (tx: Tx) =>
  tx.query<ReportMailLeft>({
    text: `select r.user_id, coalesce(u.name, '') as name, coalesce(r.email, u.email, u.username) as address, r.left_at
      from report_mail_recipients r left join users u on u.tenant_id = $1 and u.id = r.user_id
      where r.tenant_id = $1 and r.left_at is not null and u.archived_at is null order by r.left_at desc, r.id limit $2`,
    values: [tx.tenantId, MOST_LEFT],
  });
