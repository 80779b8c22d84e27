import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { isApiScope } from "#platform/domain/access/api-scopes.ts";
import { toId } from "#platform/domain/ids.ts";
import { secretHash } from "#platform/server/auth/secret-hash.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { ApiKeyActor } from "#platform/server/http/askers.ts";

/** A key: `comanda_<tenant>_<secret>`. The tenant only says where to look; the 256-bit secret proves everything. */
const SHAPE = /^Bearer comanda_([1-9][0-9]{0,14})_([A-Za-z0-9_-]{43})$/i;
const PREFIX_SIGNS = 4;

/** Makes a key; only its hash and its beginning are stored. */
export function makeApiKey(tenantId: number): { text: string; hash: Buffer; prefix: string } {
  const secret = randomBytes(32).toString("base64url");
  const head = `comanda_${tenantId}_`;
  return { text: head + secret, hash: secretHash(secret), prefix: head + secret.slice(0, PREFIX_SIGNS) };
}

interface KeyRow {
  tenant_id: number;
  tenant_active: boolean;
  key_id: number;
  user_id: number;
  name: string;
  scopes: string[];
  used_at: Date | null;
}

const ACTOR_OF_KEY = `select tenant_id, tenant_active, key_id, user_id, name, scopes, used_at
  from actor_of_api_key($1, $2, $3)`;

/** The last use is written down once in this time, in milliseconds: a busy key costs no write for each request. */
const USE_MS = 60_000;

/**
 * Returns the actor of the key in the Authorization header; undefined when there is none, or it is unknown,
 * revoked or expired. Cookies are ignored. A key of the right shape costs one statement, valid or not.
 */
export async function actorOfApiKey(
  { headers: { authorization } }: Pick<FastifyRequest, "headers">,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<ApiKeyActor | undefined> {
  const [, tenant, secret] = SHAPE.exec(authorization ?? "") ?? [];
  if (tenant === undefined || secret === undefined) return undefined;
  const now = clock();
  const [row] = await db.directory<KeyRow>(ACTOR_OF_KEY, [Number(tenant), secretHash(secret), now]);
  if (!row) return undefined;
  const isLongAgo = row.used_at === null || now.getTime() - row.used_at.getTime() >= USE_MS;
  if (isLongAgo) await noteUse({ db }, row, now);
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantActive: row.tenant_active,
    keyId: toId<"ApiKey">(row.key_id),
    keyName: row.name,
    userId: toId<"User">(row.user_id),
    scopes: row.scopes.filter(isApiScope),
  };
}

/** Stores the use of a key; of many requests at once the first writes, and the others wait for nobody. */
async function noteUse({ db }: Pick<Deps, "db">, { tenant_id, key_id }: KeyRow, now: Date): Promise<void> {
  await db.inTenant(tenant_id, (tx) =>
    tx.query({
      text: `update api_keys set last_used_at = $3 where tenant_id = $1 and id = (
          select id from api_keys where tenant_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3)
          for update skip locked)`,
      values: [tx.tenantId, key_id, now],
    }),
  );
}
