import { type ApiScope, apiScopes } from "#platform/domain/access/api-scopes.ts";
import type { Id, TenantId, UserId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { makeApiKey } from "#reporting/integrations/server/keys/api-key.ts";
import type { TestServer } from "../test-server.ts";

export interface ApiProgram {
  readonly keyId: Id<"ApiKey">;
  readonly headers: { readonly authorization: string };
}

/** Later than any use: what it was used last for is not written down, so that reading changes nothing. */
const NEVER_NOTED = "2199-01-01";

/** A program with a key of the restaurant, made by one of its people. */
export async function anApiProgram(
  { db, deps }: TestServer,
  tenantId: TenantId,
  userId: UserId,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<ApiProgram> {
  const key = makeApiKey(tenantId);
  const [made] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: Id<"ApiKey"> }>({
      text: `insert into api_keys (tenant_id, name, scopes, key_hash, prefix, created_by, created_at, last_used_at)
        values ($1, 'Programa', $2, $3, $4, $5, $6, $7) returning id`,
      values: [tenantId, scopes, key.hash, key.prefix, userId, deps.clock(), NEVER_NOTED],
    }),
  );
  return { keyId: required(made, "the key").id, headers: { authorization: `Bearer ${key.text}` } };
}
