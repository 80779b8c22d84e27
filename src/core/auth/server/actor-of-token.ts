import type { Role } from "#platform/domain/access/actor.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import { toId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Actor, Token } from "#platform/server/http/actor.ts";
import type { Listener, Rights } from "#platform/server/realtime/socket-ports.ts";

interface ActorRow {
  tenant_id: number;
  tenant_kind: "restaurant" | "platform";
  tenant_active: boolean;
  session_id: number;
  user_id: number;
  username: string;
  name: string;
  role: Role;
  scopes: string[];
  language: string | null;
}

// Each column by its name: the statement stays prepared while a newer version adds columns to the function.
const ACTOR_OF_TOKEN = `select tenant_id, tenant_kind, tenant_active, session_id, user_id, username, name, role,
  scopes, language from actor_of_token($1, $2, 'access', $3)`;

/**
 * Returns the actor behind an access token at a moment, in one query; undefined when the token is unknown,
 * spent or expired, or its session ended.
 */
export async function actorOfToken(
  db: Database,
  token: Token | undefined,
  now: Date,
): Promise<Actor | undefined> {
  if (!token) return undefined;
  const [row] = await db.directory<ActorRow>(ACTOR_OF_TOKEN, [token.tenantId, token.hash, now]);
  if (!row) return undefined;
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantKind: row.tenant_kind,
    tenantActive: row.tenant_active,
    sessionId: toId<"Session">(row.session_id),
    userId: toId<"User">(row.user_id),
    username: row.username,
    name: row.name,
    role: row.role,
    scope: row.scopes.filter(isPermission),
    language: row.language,
  };
}

/**
 * Returns the permissions of listeners that may still listen; for the others the session has ended or
 * expired, the person was disabled, or the restaurant is inactive. One query.
 */
export async function activeSessions(
  db: Database,
  listeners: readonly Pick<Listener, "sessionId" | "tenantId">[],
  now: Date,
): Promise<Map<number, Rights>> {
  if (listeners.length === 0) return new Map();
  const tenantOf = new Map(listeners.map(({ sessionId, tenantId }) => [sessionId, tenantId]));
  const alive = await db.directory<{ id: number; role: Role; scopes: string[] }>(
    "select id, role, scopes from live_sessions($1::bigint[], $2::bigint[], $3::timestamptz)",
    [[...tenantOf.values()], [...tenantOf.keys()], now],
  );
  return new Map(alive.map(({ id, role, scopes }) => [id, { role, scope: scopes.filter(isPermission) }]));
}
