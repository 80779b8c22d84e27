import type { CashSessionId, Id, PointOfSaleId, UserId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { CashMovementKind } from "../domain/cash-movement.ts";

export type DrawerId = Id<"CashDrawer">;

/** The sessions that are open now, oldest first. */
export const openSessions = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_sessions as s")
      .innerJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "s.tenant_id").onRef("u.id", "=", "s.opened_by"),
      )
      .innerJoin("cash_drawers as d", (join) =>
        join.onRef("d.tenant_id", "=", "s.tenant_id").onRef("d.id", "=", "s.drawer_id"),
      )
      .select(["s.id", "s.drawer_id", "s.opened_by as openedBy", "s.opened_at", "s.business_date"])
      .select(["u.name as opened_by_name", "d.point_of_sale_id"])
      .where("s.tenant_id", "=", tx.tenantId)
      .where("s.closed_at", "is", null)
      .orderBy("s.opened_at")
      .orderBy("s.id"),
  );
export type OpenSessionRow = Awaited<ReturnType<typeof openSessions>>[number];

/** All drawers by name, those out of use last. */
export const allDrawers = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_drawers")
      .select(["id", "title", "is_enabled", "point_of_sale_id"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("is_enabled", "desc")
      .orderBy("title"),
  );

/** The points of sale in use, the usual one first; their codes as people read them: `S001 P002`. */
export const sellingPoints = (tx: Tx) =>
  tx.query<{ id: PointOfSaleId; title: string; place: string; code: string; is_usual: boolean }>({
    text: `select p.id, p.title, e.title as place, e.code || ' ' || p.code as code, p.is_default as is_usual
      from points_of_sale p join establishments e on e.tenant_id = p.tenant_id and e.id = p.establishment_id
      where p.tenant_id = $1 and p.archived_at is null order by p.is_default desc, e.code, p.code`,
    values: [tx.tenantId],
  });

/** A drawer, kept as it is until the commit: those who open it share this lock, who changes it waits. */
export const lockDrawerShared = (tx: Tx, id: DrawerId) => tx.first(drawerById(tx, id).forShare());

/** A drawer, locked for a change; waits for whoever is opening it. */
export const lockDrawer = (tx: Tx, id: DrawerId) => tx.first(drawerById(tx, id).forUpdate());

const drawerById = (tx: Tx, id: DrawerId) =>
  sqlOf
    .selectFrom("cash_drawers")
    .select(["id", "title", "is_enabled", "point_of_sale_id"])
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id);

/**
 * Whoever names a drawer has the names to themselves until the commit: two that take one name at the same moment would
 * not see each other, and the unique index would break the later one.
 */
export const lockDrawerNames = (tx: Tx) =>
  tx.run(
    sqlOf
      .selectFrom("store_settings")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .forNoKeyUpdate(),
  );

export interface DrawerValues {
  readonly title: string;
  readonly is_enabled: boolean;
  /** Null: the usual one. */
  readonly point_of_sale_id: PointOfSaleId | null;
}

/** Changes a locked drawer; false when another one has the name. */
export async function updateDrawer(tx: Tx, id: DrawerId, drawer: DrawerValues): Promise<boolean> {
  const changed = await tx.run(
    sqlOf
      .updateTable("cash_drawers")
      .set(drawer)
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom("cash_drawers as other")
              .select("other.id")
              .where("other.tenant_id", "=", tx.tenantId)
              .where("other.title", "=", drawer.title)
              .where("other.id", "<>", id),
          ),
        ),
      ),
  );
  return changed > 0;
}

/** Adds a drawer; undefined when there is one of that name. */
export const insertDrawer = (tx: Tx, drawer: Omit<DrawerValues, "is_enabled">) =>
  tx.first(
    sqlOf
      .insertInto("cash_drawers")
      .values({ tenant_id: tx.tenantId, ...drawer })
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

/** Opens a session; undefined when the drawer or the person has an open one. */
export const insertSession = (tx: Tx, session: NewSession) =>
  tx.first(
    sqlOf
      .insertInto("cash_sessions")
      .values({ tenant_id: tx.tenantId, ...session })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
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
  const session = await tx.first(
    sqlOf
      .selectFrom("cash_sessions")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("closed_at", "is", null)
      .forShare(),
  );
  return session !== undefined;
}

/** As `lockSessionShared`, for what must be alone with the drawer: cash that leaves it. */
export async function lockOpenSession(tx: Tx, id: CashSessionId): Promise<boolean> {
  const session = await lockSession(tx, id);
  return session !== undefined && session.closed_at === null;
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
  readonly approver_id: UserId | null;
}

export const insertMovement = (tx: Tx, movement: NewMovement) =>
  tx.run(sqlOf.insertInto("cash_movements").values({ tenant_id: tx.tenantId, ...movement }));
