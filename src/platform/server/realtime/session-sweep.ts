import { isPermission, type Permission } from "../../domain/access/permissions.ts";
import type { Role } from "../../domain/access/roles.ts";
import type { Id } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";

/** Below a second, so that a revoked session is cut within one even on a process nobody told. */
export const SWEEP_MILLISECONDS = 700;

/** Who listens on a socket, and what they may read. */
export interface Listener {
  readonly tenantId: number;
  readonly sessionId: Id<"Session">;
  readonly role: Role;
  readonly scope: readonly Permission[];
  /** Number of the look-in, of somebody who looks in for support: such a socket is told and says nothing. */
  readonly lookIn?: number | undefined;
}

/** What the person behind a session may do now. */
export type Rights = Pick<Listener, "role" | "scope">;

/**
 * The rights of those of the listeners that may still listen; the others' session has ended or expired, the person was
 * disabled, or the restaurant is inactive. One query.
 */
export async function livingSessions(
  db: Database,
  listeners: readonly Listener[],
  now: Date,
): Promise<Map<number, Rights>> {
  const tenantOf = new Map(
    listeners
      .filter(({ lookIn }) => lookIn === undefined)
      .map(({ sessionId, tenantId }) => [sessionId, tenantId]),
  );
  if (tenantOf.size === 0) return new Map();
  const alive = await db.directory<{ id: number; role: Role; scopes: string[] }>(
    "select id, role, scopes from live_sessions($1::bigint[], $2::bigint[], $3::timestamptz)",
    [[...tenantOf.values()], [...tenantOf.keys()], now],
  );
  return new Map(alive.map(({ id, role, scopes }) => [id, { role, scope: scopes.filter(isPermission) }]));
}

/** Those of the listeners who look in for support and still may. */
export async function livingLookIns(db: Database, listeners: readonly Listener[]): Promise<Set<number>> {
  const ids = listeners.flatMap(({ lookIn }) => lookIn ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db.directory<{ id: number }>("select id from live_look_ins($1::bigint[])", [ids]);
  return new Set(rows.map(({ id }) => id));
}
