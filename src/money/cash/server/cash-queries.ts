import type { CashSessionId, Id, PointOfSaleId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { CountedPieces } from "../domain/cash-count.ts";
import type { CashMovementKind } from "../domain/cash-session.ts";

export type DrawerId = Id<"CashDrawer">;

/** Returns the open sessions, oldest first. */
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

/** Returns all drawers by name, those out of use last. */
export const allDrawers = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_drawers")
      .select(["id", "title", "is_enabled", "point_of_sale_id"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("is_enabled", "desc")
      .orderBy("title"),
  );

/** Returns the points of sale in use, the usual one first, with readable codes: `S001 P002`. */
export const sellingPoints = (tx: Tx) =>
  tx.query<{ id: PointOfSaleId; title: string; place: string; code: string; is_usual: boolean }>({
    text: `select p.id, p.title, e.title as place, e.code || ' ' || p.code as code, p.is_default as is_usual
      from points_of_sale p join establishments e on e.tenant_id = p.tenant_id and e.id = p.establishment_id
      where p.tenant_id = $1 and p.archived_at is null order by p.is_default desc, e.code, p.code`,
    values: [tx.tenantId],
  });

/** Locks a drawer against changes until the commit. Opening shares this lock; changing waits for it. */
export const lockDrawerShared = (tx: Tx, id: DrawerId) => tx.first(drawerById(tx, id).forShare());

/** Locks a drawer for a change; waits for whoever is opening it. */
export const lockDrawer = (tx: Tx, id: DrawerId) => tx.first(drawerById(tx, id).forUpdate());

const drawerById = (tx: Tx, id: DrawerId) =>
  sqlOf
    .selectFrom("cash_drawers")
    .select(["id", "title", "is_enabled", "point_of_sale_id"])
    .where("tenant_id", "=", tx.tenantId)
    .where("id", "=", id);

/**
 * Locks the names of drawers until the commit: two requests taking one name at once would not see each other, and the
 * unique index would break the later one.
 */
export const lockDrawerNames = (tx: Tx) =>
  tx.run(
    sqlOf
      .selectFrom("store_settings")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .forNoKeyUpdate(),
  );

interface DrawerValues {
  readonly title: string;
  readonly is_enabled: boolean;
  /** Null is the usual one. */
  readonly point_of_sale_id: PointOfSaleId | null;
}

/** Changes a locked drawer; returns false if another one has the name. */
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

/** Adds a drawer; returns undefined if one has the name. */
export const insertDrawer = (tx: Tx, drawer: Omit<DrawerValues, "is_enabled">) =>
  tx.first(
    sqlOf
      .insertInto("cash_drawers")
      .values({ tenant_id: tx.tenantId, ...drawer })
      .onConflict((conflict) => conflict.columns(["tenant_id", "title"]).doNothing())
      .returning("id"),
  );

interface NewSession {
  readonly client_uuid: string;
  readonly drawer_id: DrawerId;
  readonly business_date: string;
  readonly float_cents: Cents;
  readonly opened_at: Date;
  readonly opened_by: UserId;
}

/** Opens a session; returns undefined if the drawer or the person has an open one. */
export const insertSession = (tx: Tx, session: NewSession) =>
  tx.first(
    sqlOf
      .insertInto("cash_sessions")
      .values({ tenant_id: tx.tenantId, ...session })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );

/** Reads a session with the name of its drawer. */
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
 * Keeps an open session from being closed until the transaction ends; returns false if it is closed. Payments, refunds
 * and movements share this lock; closing takes the exclusive one.
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

/** Locks the session exclusively: for cash that leaves the drawer. */
export async function lockOpenSession(tx: Tx, id: CashSessionId): Promise<boolean> {
  const session = await lockSession(tx, id);
  return session !== undefined && session.closed_at === null;
}

/** Locks a session for closing; waits for payments in progress. */
export const lockSession = (tx: Tx, id: CashSessionId) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions")
      .select(["id", "opened_by", "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forUpdate(),
  );

/** Marks a locked session as closed; nothing in it changes afterwards. */
export const markClosed = (tx: Tx, id: CashSessionId, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("cash_sessions")
      .set({ closed_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

interface NewMovement {
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

interface LastClose {
  readonly drawerId: DrawerId;
  readonly sessionId: CashSessionId;
  readonly left: Cents;
}

/** Returns the last close of each drawer that was ever closed, or of one. */
export const lastCloses = (tx: Tx, drawer: DrawerId | null = null) =>
  tx.query<LastClose>({
    text: `select d.id as "drawerId", z.cash_session_id as "sessionId", z.counted_cents as left
      from cash_drawers d cross join lateral (
        select c.cash_session_id, c.counted_cents from cash_sessions s
        join cash_closings c on c.tenant_id = $1 and c.cash_session_id = s.id
        where s.tenant_id = $1 and s.drawer_id = d.id and s.closed_at is not null
        order by s.closed_at desc, s.id desc limit 1
      ) z where d.tenant_id = $1 and ($2::bigint is null or d.id = $2)`,
    values: [tx.tenantId, drawer],
  });

/** Returns the last close of one drawer; null if it was never closed. */
export async function lastCloseOf(tx: Tx, id: DrawerId): Promise<LastClose | null> {
  const [last = null] = await lastCloses(tx, id);
  return last;
}

interface NewOpening {
  readonly sessionId: CashSessionId;
  readonly counted: Cents;
  readonly last: LastClose | null;
  readonly difference: Cents;
  readonly reason: string | null;
}

/** Writes the opening count; leaves out denominations of which there were no pieces. */
export async function insertOpening(
  tx: Tx,
  { sessionId, counted, last, difference, reason }: NewOpening,
  pieces: readonly CountedPieces[],
): Promise<void> {
  await tx.query({
    text: `insert into cash_openings (tenant_id, cash_session_id, counted_cents, previous_session_id, left_cents,
        difference_cents, difference_reason) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      tx.tenantId,
      sessionId,
      counted,
      last?.sessionId ?? null,
      last === null ? null : cents(last.left),
      difference,
      difference === 0 ? null : reason,
    ],
  });
  await tx.query({
    text: `insert into cash_opening_counts (tenant_id, cash_session_id, denomination_cents, pieces)
      select $1, $2, c.denomination, c.pieces
      from jsonb_to_recordset($3::jsonb) as c(denomination bigint, pieces integer) where c.pieces > 0`,
    values: [tx.tenantId, sessionId, JSON.stringify(pieces)],
  });
}

/** Reads the title of the drawer that a person has open. */
export const openDrawerOf = (tx: Tx, userId: UserId) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions as s")
      .innerJoin("cash_drawers as d", (join) =>
        join.onRef("d.tenant_id", "=", "s.tenant_id").onRef("d.id", "=", "s.drawer_id"),
      )
      .select("d.title")
      .where("s.tenant_id", "=", tx.tenantId)
      .where("s.opened_by", "=", userId)
      .where("s.closed_at", "is", null),
  );
