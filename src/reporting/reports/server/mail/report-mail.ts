import { readSettings } from "#core/settings/server/public.ts";
import { isMailAddress, type MailedPerson } from "#core/users/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { Language } from "#platform/server/i18n/say.ts";
import type {
  ReportMail,
  ReportMailLeft,
  readReportMail as readReportMailRoute,
  setReportMail as setReportMailRoute,
} from "../../contract/report-mail.ts";
import { USUAL_CLOSING_HOUR } from "../../domain/day-to-mail.ts";

/**
 * Chooses who is mailed from now on. Those who stay keep their date; those who left and are chosen again start again;
 * an address that is given twice counts once. Throws `not_found` for somebody who may not see reports or has no
 * address.
 */
export function setReportMail(
  ctx: StaffContext,
  { version, ...body }: BodyOf<typeof setReportMailRoute>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockReportMail(tx);
    const readers = await readReaders(tx, (await readSettings(tx, ctx.now)).language);
    if (body.people.some((id) => readers.every((reader) => reader.id !== id)))
      throw new AppError("not_found");
    const before = await readChosen(tx, readers);
    refuseStaleEdit(version, { ...before });
    const after = { ...body, addresses: onceEach(body.addresses) };
    await writeRecipients(tx, ctx, after);
    await recordAudit(tx, ctx, [
      {
        action: "report_mail.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: auditedOf(before, readers),
        after: auditedOf(after, readers),
      },
    ]);
    const count = after.people.length + after.addresses.length;
    return {
      message:
        count === 0 ? ctx.say("reports.mail.reply.nobody") : ctx.say("reports.mail.reply.set", { count }),
    };
  });
}

/** Returns the choice for the audit log: names and addresses of that moment. */
const auditedOf = ({ closing_hour, people, addresses }: ReportMail, readers: readonly Reader[]) => ({
  closing_hour,
  recipients: [
    ...readers.filter(({ id }) => people.includes(id)).map(({ name, to }) => `${name} <${to}>`),
    ...addresses.map(({ email }) => email),
  ],
});

function onceEach(addresses: ReportMail["addresses"]): ReportMail["addresses"] {
  return [...new Map(addresses.map((row) => [row.email.toLowerCase(), row])).values()];
}

async function writeRecipients(tx: Tx, { now, userId }: StaffContext, chosen: ReportMail): Promise<void> {
  const { closing_hour, people, addresses } = chosen;
  await tx.query({
    text: "update report_mail_settings set closing_hour = $2 where tenant_id = $1",
    values: [tx.tenantId, closing_hour],
  });
  const rows = JSON.stringify(addresses);
  // Somebody who left is chosen again on purpose.
  await tx.query({
    text: `update report_mail_recipients r
      set left_at = null, added_by = $4, added_at = $5, email = a.email, language = a.language
      from (
        select id as user_id, null as email, null as language from unnest($2::bigint[]) as id
        union all
        select null, email, language from json_to_recordset($3::json) as a(email text, language text)
      ) a
      where r.tenant_id = $1 and r.left_at is not null and (r.user_id = a.user_id or lower(r.email) = lower(a.email))`,
    values: [tx.tenantId, people, rows, userId, now],
  });
  await tx.query({
    text: `delete from report_mail_recipients r where r.tenant_id = $1 and r.left_at is null and not exists (
        select from json_to_recordset($3::json) as a(email text, language text)
        where a.email = r.email and a.language = r.language
      ) and (r.user_id is null or r.user_id <> all($2::bigint[]))`,
    values: [tx.tenantId, people, rows],
  });
  await tx.query({
    text: `insert into report_mail_recipients (tenant_id, user_id, email, language, added_by, added_at)
      select $1, c.* , $4, $5 from (
        select id, null, null from unnest($2::bigint[]) as id
        union all
        select null, email, language from json_to_recordset($3::json) as a(email text, language text)
      ) c
      on conflict do nothing`,
    values: [tx.tenantId, people, rows, userId, now],
  });
}

/** Returns the chosen recipients, and everybody who may be chosen. */
export function readReportMail(ctx: StaffContext): Promise<ResponseOf<typeof readReportMailRoute>> {
  return ctx.inTenant(async (tx) => {
    const readers = await readReaders(tx, (await readSettings(tx, ctx.now)).language);
    const chosen = await readChosen(tx, readers);
    return {
      ...chosen,
      version: versionOf({ ...chosen }),
      left: await readLeft(tx),
      readers: readers.map(({ id, name, to }) => ({ id, name, email: to })),
    };
  });
}

/**
 * Locks the recipients, so that of two people who change them at once the second sees the first one's change.
 */
export async function lockReportMail(tx: Tx): Promise<void> {
  await tx.query({
    text: "insert into report_mail_settings (tenant_id, closing_hour) values ($1, $2) on conflict do nothing",
    values: [tx.tenantId, USUAL_CLOSING_HOUR],
  });
  await tx.query({
    text: "select from report_mail_settings where tenant_id = $1 for update",
    values: [tx.tenantId],
  });
}

/** Somebody of the restaurant who may see reports and has an address. */
interface Reader extends MailedPerson {
  readonly id: UserId;
}

/** Reads everybody who may be chosen, with their own language or the restaurant's. */
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
      return isMailAddress(to) ? [{ id, to, name, language: knownLanguage(language, houseLanguage) }] : [];
    });
}

/**
 * A chosen recipient as stored, who has not left the mail. The person may have been deleted or lost the right since.
 */
interface StoredRecipient {
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

/** Reads the values of the mail's form. People who may no longer be mailed are left out. */
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

/** Most people in the list of those who left the mail by its link, newest first. */
const MAX_LEFT = 20;

/** Reads who left the mail by its link, newest first. */
const readLeft = (tx: Tx) =>
  tx.query<ReportMailLeft>({
    text: `select r.user_id, coalesce(u.name, '') as name, coalesce(r.email, u.email, u.username) as address, r.left_at
      from report_mail_recipients r left join users u on u.tenant_id = $1 and u.id = r.user_id
      where r.tenant_id = $1 and r.left_at is not null and u.archived_at is null order by r.left_at desc, r.id limit $2`,
    values: [tx.tenantId, MAX_LEFT],
  });
