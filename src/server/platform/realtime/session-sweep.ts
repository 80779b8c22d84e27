import type { Id } from "../../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";

/** Below a second, so that a revoked session is cut within one even on a process nobody told. */
export const SWEEP_MILLISECONDS = 700;

export interface Listener {
  readonly tenantId: number;
  readonly sessionId: Id<"Session">;
}

/** The sessions of these listeners that may not listen any more: ended, expired, person disabled, restaurant inactive. One query. */
export async function deadSessions(db: Database, listeners: readonly Listener[]): Promise<Set<number>> {
  const tenantOf = new Map(listeners.map(({ sessionId, tenantId }) => [sessionId, tenantId]));
  if (tenantOf.size === 0) return new Set();
  const alive = await db.directory<{ id: number }>(
    "select id from live_sessions($1::bigint[], $2::bigint[]) as id",
    [[...tenantOf.values()], [...tenantOf.keys()]],
  );
  const living = new Set(alive.map(({ id }) => id));
  return new Set([...tenantOf.keys()].filter((sessionId) => !living.has(sessionId)));
}
