import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import { isLanguage } from "#platform/words/languages.ts";
import type { setReportMail as definition, ReportMail } from "../../contract/report-mail.ts";
import { lockReportMail } from "./lock-report-mail.ts";
import { type Reader, readChosen, readReaders } from "./read-recipients.ts";

/**
 * Chooses who is mailed from now on. Who stays keeps since when; who left and is chosen again begins anew; an address that is given twice counts once. Refuses `not_found`
 * for somebody who may not see reports or has no address.
 */
export function setReportMail(
  ctx: StaffContext,
  { version, ...body }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  refuseOtherLanguages(body.addresses);
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

/** Refuses, at its field, a language that nobody is written to in. */
function refuseOtherLanguages(addresses: ReportMail["addresses"]): void {
  const fields = addresses.flatMap(({ language }, place) =>
    isLanguage(language) ? [] : [{ field: `addresses.${place}.language`, code: "not_a_choice" as const }],
  );
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/** What the log says of it: names and addresses, as they were then. */
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
  // Who left is chosen again, by a wish of their own.
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
