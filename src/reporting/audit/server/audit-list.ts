import type { AuditSubject } from "#app/domain/audit/audit-action.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { BusinessDate, DayRule } from "#platform/domain/periods/business-day.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportAuditEntries } from "../contract/audit.ts";

/** What was written down, as it lies in the database. */
export interface AuditRow {
  readonly id: Id<"AuditEntry">;
  readonly at: Date;
  readonly by: string | null;
  /** Of the platform, who is nobody's user here. */
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

/** Names of things whose records hold none, by their kind. */
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

/** What the thing is called: as it was before, unless it is new or only known by its own row. */
const titleSql = `coalesce(${["before", "after"]
  .flatMap((side) => NAMES.map((name) => `e.${side}->>'${name}'`))
  .join(", ")},
  ${ownNameSql})`;

/** Looks are called by whose they are: that one began and ended it, but for those that ended by themselves. */
const operatorSql = `case when e.user_id is null then coalesce(e.after->>'operator', e.before->>'operator',
  case when e.action in ('support.look_in_began', 'support.look_in_ended_by_operator', 'support.look_in_ended_by_replaced')
    then e.after->>'name' end) end`;

/** Every entry; $2 a pattern of name, reason, content or person, $3 a kind of thing, $4 who did it, $5 and $6 from when until before when. */
export const auditList = listSource<AuditRow>()({
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

/** The values of the list's parameters; a business day is from its first instant to that of the next. */
export function auditListValues(
  tx: Tx,
  query: QueryOf<typeof exportAuditEntries>,
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
