import type { CashMovementKind } from "../../../domain/cash/cash-movement.ts";
import type { CashSessionId, Id, UserId } from "../../../domain/ids.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

export type DrawerId = Id<"CashDrawer">;
export interface OpenSessionRow {
  readonly id: CashSessionId;
  readonly drawer_id: DrawerId;
  readonly openedBy: UserId;
  readonly opened_by_name: string;
  readonly opened_at: Date;
  readonly business_date: string;
}

/** The sessions that are open now, by age. */
export const openSessions = (tx: Tx) =>
  tx.query<OpenSessionRow>({
    text: `select s.id, s.drawer_id, s.opened_by as "openedBy", u.name as opened_by_name, s.opened_at, s.business_date
      from cash_sessions s join users u on u.tenant_id = $1 and u.id = s.opened_by
      where s.tenant_id = $1 and s.closed_at is null order by s.opened_at, s.id`,
    values: [tx.tenantId],
  });

/** All drawers by name, those out of use last. */
export const allDrawers = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_drawers")
      .select(["id", "title", "is_enabled"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("is_enabled", "desc")
      .orderBy("title"),
  );

/** A drawer, kept as it is until the commit: those who open it share this lock, who changes it waits. */
export async function lockDrawerShared(tx: Tx, id: DrawerId): Promise<DrawerRow | undefined> {
  return (await drawerRows(tx, id, "share"))[0];
}

/** A drawer, locked for a change; waits for whoever is opening it. */
export async function lockDrawer(tx: Tx, id: DrawerId): Promise<DrawerRow | undefined> {
  return (await drawerRows(tx, id, "update"))[0];
}

export interface DrawerRow {
  readonly id: DrawerId;
  readonly title: string;
  readonly is_enabled: boolean;
}

const drawerRows = (tx: Tx, id: DrawerId, strength: "share" | "update") =>
  tx.query<DrawerRow>({
    text: `select id, title, is_enabled from cash_drawers where tenant_id = $1 and id = $2 for ${strength}`,
    values: [tx.tenantId, id],
  });

/**
 * Whoever names a drawer has the names to themselves until the commit: two that take one name at the same moment would
 * not see each other, and the unique index would break the later one.
 */
export const lockDrawerNames = (tx: Tx) =>
  tx.query({
    text: "select 1 from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });

/** Renames a locked drawer, takes it out of use or back into it; false when another one has the name. */
export async function updateDrawer(tx: Tx, { id, title, is_enabled }: DrawerRow): Promise<boolean> {
  const rows = await tx.query({
    text: `update cash_drawers d set title = $3, is_enabled = $4 where d.tenant_id = $1 and d.id = $2
      and not exists (select from cash_drawers o where o.tenant_id = $1 and o.title = $3 and o.id <> $2) returning 1`,
    values: [tx.tenantId, id, title, is_enabled],
  });
  return rows.length > 0;
}

/** Adds a drawer; undefined when there is one of that name. */
export const insertDrawer = (tx: Tx, title: string) =>
  tx.first(
    sqlOf
      .insertInto("cash_drawers")
      .values({ tenant_id: tx.tenantId, title })
      .onConflict((conflict) => conflict.columns(["tenant_id", "title"]).doNothing())
      .returning("id"),
  );

export interface NewSession {
  readonly client_uuid: string;
  readonly drawer_id: DrawerId;
  readonly business_date: string;
  readonly float_cents: Cents;
  readonly opened_at: Date;
  readonly opened_by: UserId;
}

/** Opens a session; undefined when the drawer or the person has an open one, or the uuid was used. */
export const insertSession = (tx: Tx, session: NewSession) =>
  tx.first(
    sqlOf
      .insertInto("cash_sessions")
      .values({ tenant_id: tx.tenantId, ...session })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );

/** The session that was opened under this uuid. */
export const sessionOfUuid = (tx: Tx, uuid: string) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions")
      .select(["id", "drawer_id", "opened_by"])
      .where("tenant_id", "=", tx.tenantId)
      .where("client_uuid", "=", uuid),
  );

/** A session with the name of its drawer. */
export const sessionById = (tx: Tx, id: CashSessionId) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions as s")
      .innerJoin("cash_drawers as d", (join) =>
        join.onRef("d.tenant_id", "=", "s.tenant_id").onRef("d.id", "=", "s.drawer_id"),
      )
      .select(["s.id", "s.opened_by", "d.title as drawer"])
      .where("s.tenant_id", "=", tx.tenantId)
      .where("s.id", "=", id),
  );

/**
 * Locks an open session against being closed until the transaction ends, shared with others that do; false when it is
 * closed. Payments, refunds and movements take this lock; closing takes the exclusive one.
 */
export async function lockSessionShared(tx: Tx, id: CashSessionId): Promise<boolean> {
  const rows = await tx.query({
    text: "select 1 from cash_sessions where tenant_id = $1 and id = $2 and closed_at is null for share",
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}

/** Locks a session for closing; waits for the payments that are being taken. */
export const lockSession = (tx: Tx, id: CashSessionId) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions")
      .select(["id", "opened_by", "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forUpdate(),
  );

/** Marks a locked session closed; nothing of it changes afterwards. */
export const markClosed = (tx: Tx, id: CashSessionId, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("cash_sessions")
      .set({ closed_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

export interface NewMovement {
  readonly client_uuid: string;
  readonly cash_session_id: CashSessionId;
  readonly kind: CashMovementKind;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly created_at: Date;
  readonly created_by: UserId;
}

/** Writes a movement; one whose uuid was used stays as it is. */
export const insertMovement = (tx: Tx, movement: NewMovement) =>
  tx.run(
    sqlOf
      .insertInto("cash_movements")
      .values({ tenant_id: tx.tenantId, ...movement })
      .onConflict((conflict) => conflict.columns(["tenant_id", "client_uuid"]).doNothing()),
  );

/** The movements of a session in their order. */
export const movementsOf = (tx: Tx, id: CashSessionId) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_movements as m")
      .innerJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.created_by"),
      )
      .select(["m.kind", "m.amount_cents", "m.reason", "m.created_at", "u.name"])
      .where("m.tenant_id", "=", tx.tenantId)
      .where("m.cash_session_id", "=", id)
      .orderBy("m.id"),
  );
