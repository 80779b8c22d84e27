import type { Role } from "../../domain/access/actor.ts";
import { isPermission, type Permission } from "../../domain/access/permissions.ts";
import type { Id } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";

/** Below a second, so that a revoked session is cut within one even on a process that was not notified. */
export const SWEEP_MILLISECONDS = 700;

/** The listener on a socket and their permissions. */
export interface Listener {
  readonly tenantId: number;
  readonly sessionId: Id<"Session">;
  readonly role: Role;
  readonly scope: readonly Permission[];
  /** Number of the support visit: such a socket receives and may send nothing. */
  readonly lookIn?: number | undefined;
}

export type Rights = Pick<Listener, "role" | "scope">;

/**
 * Returns the permissions of listeners that may still listen; for the others the session has ended or
 * expired, the person was disabled, or the restaurant is inactive. One query.
 */
export async function activeSessions(
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

/** Returns the support visits among the listeners that still last. */
export async function activeSupportVisits(
  db: Database,
  listeners: readonly Listener[],
): Promise<Set<number>> {
  const ids = listeners.flatMap(({ lookIn }) => lookIn ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db.directory<{ id: number }>("select id from live_look_ins($1::bigint[])", [ids]);
  return new Set(rows.map(({ id }) => id));
}
