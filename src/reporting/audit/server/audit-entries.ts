import { fieldWord, type RecordedChange, recordedChanges } from "#app/contract/audit-field.ts";
import { type AuditReader, actionText, subjectText, valueText } from "#app/contract/audit-words.ts";
import type { AuditSubject } from "#app/domain/audit/audit-action.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { Id, UserId } from "#platform/domain/ids.ts";
import type { BusinessDate, DayRule } from "#platform/domain/periods/business-day.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { deviceName } from "#platform/server/auth/device-kind.ts";
import { csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  AuditEntry,
  exportAuditEntries as exportAuditEntriesRoute,
  listAuditEntries as listAuditEntriesRoute,
} from "../contract/audit.ts";
import { withOfficialNames } from "./official-names.ts";

/** Returns a page of the audit log and the values to filter by. */
export function listAuditEntries(
  ctx: StaffContext,
  query: QueryOf<typeof listAuditEntriesRoute>,
): Promise<ResponseOf<typeof listAuditEntriesRoute>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule, currency } = await readSettings(tx, ctx.now);
    const people = await everybody(tx);
    refuseUnknownUser(people, query.user);
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

/**
 * Turns an entry into that of the screen: with the name of its device, and for an account without a table its dining
 * option.
 */
function auditEntryView({ browser, system, ...row }: AuditRow, say: Say): AuditEntry {
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
    before: withOfficialNames(row.before),
    after: withOfficialNames(row.after),
  };
}

function accountText(title: string | null, say: Say): string | null {
  const option = diningOptions.find((option) => option === title);
  return option === undefined ? title : say(`audit.values.${option}`);
}

/** Includes archived users, because history names them. */
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

/** Throws `not_found` for a person who never belonged to the restaurant. */
function refuseUnknownUser(people: readonly { readonly id: UserId }[], user: UserId | undefined): void {
  if (user !== undefined && !people.some(({ id }) => id === user)) throw new AppError("not_found");
}

/** Takes one index lookup for each kind, however many entries there are. */
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

/** Exports the audit log for a spreadsheet; before and after have the words of the screen. */
export async function exportAuditEntries(
  ctx: StaffContext,
  query: QueryOf<typeof exportAuditEntriesRoute>,
): Promise<CsvFile> {
  const { dayRule, today, currency } = await ctx.inTenant(async (tx) => {
    refuseUnknownUser(await everybody(tx), query.user);
    return readSettings(tx, ctx.now);
  });
  const rows = everyRow(ctx, auditList, (tx) => auditListValues(tx, query, today, dayRule), query.sort);
  const views = mapRows(rows, (row) => auditEntryView(row, ctx.say));
  return {
    name: ctx.say("audit.file"),
    rows: csvRows(fileColumns(ctx, currency), views, { say: ctx.say, zone: dayRule.zone }),
  };
}

function fileColumns(ctx: StaffContext, currency: string) {
  const { say } = ctx;
  const reader: AuditReader = {
    say,
    amount: (amount) => moneyText(ctx, amount, currency),
    writing: writingOf(ctx.language),
  };
  const column = columnOf<AuditEntry>();
  const sideOf = (side: "before" | "after") => (entry: AuditEntry) =>
    sideText(side, recordedChanges(entry.before, entry.after), reader);
  return [
    column("at", "instant", "common.date"),
    column("by", "text", "common.user", ({ by }) => by ?? say("audit.nobody")),
    column("action", "text", "audit.action", ({ action }) => actionText(action, say)),
    column("thing", "text", "audit.thing", ({ title, subject }) => title ?? subjectText(subject, say)),
    column("subject_id", "text", "common.number"),
    column("reason", "text", "common.reason"),
    column("approved_by", "text", "audit.approved_by"),
    column("device", "text", "audit.device"),
    column("before", "text", "audit.before", sideOf("before")),
    column("after", "text", "audit.after", sideOf("after")),
  ];
}

/** Returns the changed fields before or after the change: `Nombre: Bar; Precio: $1.25`. */
function sideText(
  side: "before" | "after",
  changes: readonly RecordedChange[],
  reader: AuditReader,
): string | null {
  const known = changes.filter((change) => change[side] !== undefined);
  if (known.length === 0) return null;
  return known
    .map((change) =>
      reader.say("common.labelled", {
        label: reader.say(fieldWord(change.field)),
        value: valueText(change.field, change[side], reader),
      }),
    )
    .join("; ");
}

/** An entry as stored. */
interface AuditRow {
  readonly id: Id<"AuditEntry">;
  readonly at: Date;
  readonly by: string | null;
  /** Name of an operator of the platform, who is no user of the restaurant. */
  readonly operator: string | null;
  readonly approved_by: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly action: string;
  readonly title: string | null;
  readonly subject: string;
  readonly subject_id: number | null;
  readonly reason: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const NAMES = ["title", "name", "store_name", "code", "username"] as const;

/** Names of things whose records contain none, by their kind. */
const NAME_OF: Readonly<Partial<Record<AuditSubject, string>>> = {
  account: `select coalesce(t.title, n.dining_option) from accounts n
    left join store_tables t on t.tenant_id = $1 and t.id = n.table_id where n.tenant_id = $1 and n.id = e.subject_id`,
  cash_session: `select n.title from cash_sessions c join cash_drawers n on n.tenant_id = $1 and n.id = c.drawer_id
    where c.tenant_id = $1 and c.id = e.subject_id`,
  customer: `select coalesce(nullif(n.name, ''), nullif(n.phone, '')) from customers n
    where n.tenant_id = $1 and n.id = e.subject_id`,
  invoice: "select '#' || n.invoice_no from invoices n where n.tenant_id = $1 and n.id = e.subject_id",
  order: "select '#' || n.order_no from orders n where n.tenant_id = $1 and n.id = e.subject_id",
  order_line: "select n.title from order_lines n where n.tenant_id = $1 and n.id = e.subject_id",
  shared_till: "select n.title from shared_tills n where n.tenant_id = $1 and n.id = e.subject_id",
  user: "select n.name from users n where n.tenant_id = $1 and n.id = e.subject_id",
};

const ownNameSql = `case e.subject ${Object.entries(NAME_OF)
  .map(([subject, name]) => `when '${subject}' then (${name})`)
  .join(" ")} end`;

/** Name of the thing: the one before the change, else the one after it, else that of its own row. */
const titleSql = `coalesce(${["before", "after"]
  .flatMap((side) => NAMES.map((name) => `e.${side}->>'${name}'`))
  .join(", ")},
  ${ownNameSql})`;

/**
 * Support visits show their operator only where an operator began or ended them, not where they ended by themselves.
 */
const operatorSql = `case when e.user_id is null then coalesce(e.after->>'operator', e.before->>'operator',
  case when e.action in ('support.look_in_began', 'support.look_in_ended_by_operator', 'support.look_in_ended_by_replaced')
    then e.after->>'name' end) end`;

/**
 * All entries; $2 is a pattern of name, reason, content or person, $3 a kind of thing, $4 the person, $5 and $6 from
 * when until before when.
 */
const auditList = listSource<AuditRow>()({
  id: "e.id",
  from: "audit_entries e",
  where: `e.tenant_id = $1
    and ($2::text is null or ${foldedSql("concat_ws(' ', e.action, e.reason, e.before::text, e.after::text)")} like $2
      or e.user_id in (select id from users where tenant_id = $1 and ${foldedSql("name")} like $2)
      or ${foldedSql(ownNameSql)} like $2)
    and ($3::text is null or e.subject = $3) and ($4::bigint is null or e.user_id = $4)
    and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)`,
  sorts: { at: { by: "e.at", type: "timestamptz", index: "audit_entries_by_time" } },
  columns: columnsOf<AuditRow>({
    id: "e.id",
    at: "e.at",
    by: "u.name",
    operator: operatorSql,
    approved_by: "a.name",
    browser: "s.browser",
    system: "s.system",
    action: "e.action",
    title: titleSql,
    subject: "e.subject",
    subject_id: "e.subject_id",
    reason: "e.reason",
    before: "e.before",
    after: "e.after",
  }),
  details: `cross join lateral (select * from audit_entries where tenant_id = $1 and id = page.id offset 0) e
    left join users u on u.tenant_id = $1 and u.id = e.user_id
    left join users a on a.tenant_id = $1 and a.id = e.approver_id
    left join lateral (
      select browser, system from sessions where tenant_id = $1 and id = e.session_id offset 0
    ) s on true`,
});

/** Values of the list's parameters; a business day lasts from its first instant to that of the next. */
function auditListValues(
  tx: Tx,
  query: QueryOf<typeof exportAuditEntriesRoute>,
  today: BusinessDate,
  dayRule: DayRule,
): unknown[] {
  const { from, before } = rangeInstants(openRange(query, today), dayRule);
  return listValues(
    tx,
    searchPattern(query.q),
    query.subject ?? null,
    query.user ?? null,
    from === undefined ? null : new Date(from),
    before === undefined ? null : new Date(before),
  );
}
