import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { deviceName } from "#platform/server/auth/device-name.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { AuditEntry, listAuditEntries as definition } from "../contract/audit.ts";
import { type AuditRow, auditList, auditListValues } from "./audit-list.ts";

/** A page of the audit log, and what it can be narrowed to. */
export function listAuditEntries(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule, currency } = await readSettings(tx, ctx.now);
    const people = await everybody(tx);
    refuseStranger(people, query.user);
    const page = await readList(tx, auditList, auditListValues(tx, query, today, dayRule), query);
    return {
      ...page,
      rows: page.rows.map((row) => auditEntryView(row, ctx.say)),
      people,
      subjects: await recordedSubjects(tx),
      currency,
    };
  });
}

/** An entry as people read it: by the name of its device; an account without a table by how it is served. */
export function auditEntryView({ browser, system, ...row }: AuditRow, say: Say): AuditEntry {
  const isDeviceKnown = browser !== null || system !== null;
  return {
    id: row.id,
    at: row.at,
    by: row.operator === null ? row.by : say("audit.operator", { name: row.operator }),
    approved_by: row.approved_by,
    device: isDeviceKnown ? deviceName({ browser, system }, say) : null,
    action: row.action,
    title: row.subject === "account" ? accountText(row.title, say) : row.title,
    subject: row.subject,
    subject_id: row.subject_id,
    reason: row.reason,
    before: row.before,
    after: row.after,
  };
}

function accountText(title: string | null, say: Say): string | null {
  const option = diningOptions.find((option) => option === title);
  return option === undefined ? title : say(`audit.values.${option}`);
}

/** Also those who are archived: history names them. */
export function everybody(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("users")
      .select(["id", "name"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("name")
      .orderBy("id"),
  );
}

/** Somebody who never was of this restaurant is not found, whoever they are. */
export function refuseStranger(people: readonly { readonly id: UserId }[], user: UserId | undefined): void {
  if (user !== undefined && !people.some(({ id }) => id === user)) throw new AppError("not_found");
}

/** One look at the index for each kind, however many entries there are. */
async function recordedSubjects(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ subject: string }>({
    text: `with recursive kinds as (
        (select subject from audit_entries where tenant_id = $1 order by subject limit 1)
        union all
        select (select e.subject from audit_entries e where e.tenant_id = $1 and e.subject > k.subject
          order by e.subject limit 1)
        from kinds k where k.subject is not null
      ) select subject from kinds where subject is not null`,
    values: [tx.tenantId],
  });
  return rows.map(({ subject }) => subject);
}
