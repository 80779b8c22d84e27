import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { ListedVisit, SupportVisitRow } from "../../contract/support-visits.ts";
import type { SupportVisitEnd } from "../../domain/support-visit.ts";

export interface OpenVisit {
  readonly id: number;
  readonly tenant_id: Id<"Tenant">;
  readonly operator_tenant_id: Id<"Tenant">;
  readonly operator_id: Id<"User">;
  readonly operator_name: string;
  readonly reason: string;
  readonly began_at: Date;
  readonly ends_at: Date;
}

interface NewVisit {
  readonly operatorTenantId: number;
  readonly operatorId: number;
  readonly sessionId: number;
  readonly name: string;
  readonly reason: string;
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly endsAt: Date;
}

/** Inserts a visit at the restaurant of the transaction; undefined while another of this operator lasts. */
export async function insertSupportVisit(tx: Tx, look: NewVisit): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    text: `insert into look_ins (tenant_id, operator_tenant_id, operator_id, operator_session_id, operator_name, reason,
        token_hash, began_at, ends_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (operator_tenant_id, operator_id) where ended_at is null do nothing returning id`,
    values: [
      tx.tenantId,
      look.operatorTenantId,
      look.operatorId,
      look.sessionId,
      look.name,
      look.reason,
      look.tokenHash,
      look.now,
      look.endsAt,
    ],
  });
  return row?.id;
}

const OPEN = `select id, tenant_id, operator_tenant_id, operator_id, operator_name, reason, began_at, ends_at from look_ins
  where ended_at is null`;

/** Returns an operator's visits without an end, whether their time is up or not. */
export function openVisitsOfOperator(db: Database, tenantId: number, userId: number): Promise<OpenVisit[]> {
  return db.directory(`${OPEN} and operator_tenant_id = $1 and operator_id = $2`, [tenantId, userId]);
}

/** Returns a restaurant's visits without an end. */
export function openVisitsAt(db: Database, tenantId: number): Promise<OpenVisit[]> {
  return db.directory(`${OPEN} and tenant_id = $1`, [tenantId]);
}

/** Returns visits without an end that are over: their time is up, or their operator may visit no more. */
export async function visitsThatAreOver(
  db: Database,
): Promise<(OpenVisit & { readonly end: "time" | "operator" })[]> {
  return db.directory(
    `select id, tenant_id, operator_tenant_id, operator_id, operator_name, reason, began_at, ends_at,
       case when ends_at <= now() then 'time' else 'operator' end as end
     from look_ins where ended_at is null and id <> all (array(
       select l.id from live_look_ins(array(select o.id from look_ins o where o.ended_at is null)) l))`,
    [],
  );
}

/** Stores the end of a visit. Returns false when it had ended before. */
export async function writeVisitEnd(tx: Tx, id: number, by: SupportVisitEnd, now: Date): Promise<boolean> {
  const rows = await tx.query({
    text: `update look_ins set ended_at = greatest($3, began_at), ended_by = $4
      where tenant_id = $1 and id = $2 and ended_at is null returning id`,
    values: [tx.tenantId, id, now, by],
  });
  return rows.length > 0;
}

/** Returns a restaurant's latest visits, those that still last first. */
export function visitsAt(db: Database, tenantId: number): Promise<SupportVisitRow[]> {
  return db.directory(
    `select id, operator_name, reason, began_at, ends_at, ended_at, ended_by from look_ins
     where tenant_id = $1 order by id desc limit 20`,
    [tenantId],
  );
}

const visits = {
  id: "l.id",
  from: "look_ins l",
  sorts: { began: { by: "l.id", type: "bigint", index: "look_ins_pkey" } },
  columns:
    "l.id, l.tenant_id, t.name as tenant_name, l.operator_name, l.reason, l.began_at, l.ends_at, l.ended_at, l.ended_by",
  details: `cross join lateral (select * from look_ins where id = page.id offset 0) l
    cross join lateral (select name from tenants where id = l.tenant_id offset 0) t`,
} as const;

const allVisits = listSource<ListedVisit>()({ ...visits, where: "$1::bigint is null" });
const visitsOfOne = listSource<ListedVisit>()({ ...visits, where: "l.tenant_id = $1::bigint" });

/** All visits, or those of a restaurant, and the parameters of their list. */
export const visitList = (tenant: number | undefined) =>
  tenant === undefined ? { source: allVisits, values: [null] } : { source: visitsOfOne, values: [tenant] };

interface VisitedTenant {
  readonly id: Id<"Tenant">;
  readonly name: string;
  readonly support_may_look: boolean;
}

/** Returns a restaurant by its number; the platform's own tenant is none. */
export async function restaurantOf(db: Database, id: number): Promise<VisitedTenant | undefined> {
  const [row] = await db.directory<VisitedTenant>(
    "select id, name, support_may_look from tenants where id = $1 and kind = 'restaurant'",
    [id],
  );
  return row;
}

/** Tells whether the transaction's restaurant allows visits, and locks that until the commit. */
export async function lockVisitPermission(tx: Tx): Promise<boolean> {
  const rows = await tx.query({
    text: `select from tenants where id = $1 and kind = 'restaurant' and support_may_look for share
      -- the directory: its tenant_id is called id`,
    values: [tx.tenantId],
  });
  return rows.length > 0;
}

/** Stores whether the restaurant allows visits. Returns false when it was so before. */
export async function writeSupportAccess(tx: Tx, mayLook: boolean): Promise<boolean> {
  const rows = await tx.query({
    text: `update tenants set support_may_look = $2 where id = $1 and support_may_look <> $2
      returning id -- the directory: its tenant_id is called id`,
    values: [tx.tenantId, mayLook],
  });
  return rows.length > 0;
}
