import { toId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Actor, Token } from "#platform/server/http/actor.ts";

interface VisitRow {
  look_in_id: number;
  tenant_id: number;
  name: string;
  language: string | null;
  reason: string;
  ends_at: Date;
}

/** A number that no row has: the visitor is no person and no device of the restaurant. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/**
 * Returns the operator behind the token of a support visit: sees what an admin sees, as no person of the
 * restaurant, also when the subscription has ended, because that is when help is wanted. Undefined when the
 * visit has ended, in whichever way.
 */
export async function actorOfSupportVisit(
  db: Database,
  id: number | undefined,
  token: Token | undefined,
): Promise<Actor | undefined> {
  if (id === undefined || !token) return undefined;
  const [row] = await db.directory<VisitRow>(
    "select look_in_id, tenant_id, name, language, reason, ends_at from actor_of_look_in($1, $2)",
    [id, token.hash],
  );
  if (!row) return undefined;
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantKind: "restaurant",
    tenantActive: true,
    sessionId: toId<"Session">(NOBODY),
    userId: toId<"User">(NOBODY),
    username: "",
    name: row.name,
    role: "admin",
    scope: [],
    language: row.language,
    supportVisit: { id: row.look_in_id, reason: row.reason, endsAt: row.ends_at },
  };
}

/** Returns those of the support visits that still last. */
export async function activeSupportVisits(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.directory<{ id: number }>("select id from live_look_ins($1::bigint[])", [ids]);
  return new Set(rows.map(({ id }) => id));
}
