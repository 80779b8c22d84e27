import { factorCare } from "#core/second-factor/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { type SecretBox, SecretError } from "#platform/server/secrets/secret-box.ts";
import { sealWebhooksAnew } from "#reporting/integrations/server/webhooks/seal-webhooks-anew.ts";
import { sealAnew } from "#tax/tax-issuer/server/public.ts";

/**
 * Seals the secrets of all restaurants, and of the platform, with the newest key, a tenant at a time; run again after a failure, it goes on where it was.
 * Throws StartupError with a line for each restaurant whose secrets no key opens; those of the others are sealed anew all the same.
 */
export async function sealSecretsAnew(db: Database, secrets: SecretBox): Promise<string[]> {
  const tenants = await db.directory<{ id: TenantId; name: string }>(
    "select id, name from tenants order by id",
    [],
  );
  const locked: string[] = [];
  let count = 0;
  for (const { id, name } of tenants) {
    try {
      count += await db.inTenant(
        id,
        async (tx) =>
          (await sealAnew(tx, secrets)) +
          (await factorCare.sealAnew(tx, secrets)) +
          (await sealWebhooksAnew(tx, secrets)),
      );
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      locked.push(`${name} (${id}): no key of SECRET_KEYS opens what is sealed.`);
    }
  }
  if (locked.length > 0) throw new StartupError(locked.join("\n"));
  return [
    count === 0
      ? "Everything is sealed with the newest key already."
      : `${count} secrets are sealed with the newest key now; the older keys can be taken away.`,
  ];
}
