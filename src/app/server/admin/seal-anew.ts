import { secondFactorAdmin } from "#core/second-factor/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { runningProcesses } from "#platform/server/processes/join-processes.ts";
import { forgetOtherKeys } from "#platform/server/processes/sealing-keys.ts";
import { type SecretBox, SecretError } from "#platform/server/secrets/secret-box.ts";
import { resealWebhooks } from "#reporting/integrations/server/webhooks/webhook-secrets.ts";
import { resealCredentials } from "#tax/tax-issuer/server/public.ts";

/**
 * Seals the secrets of all restaurants, and of the platform, with the newest key, a tenant at a time; after a
 * failure it continues where it was. Throws StartupError while a process seals with another key, and with a line for each
 * restaurant whose secrets no key opens; those of the others are sealed all the same. `givesUp`: what no key opens is
 * lost, and processes start without its key again.
 */
export async function sealAnew(
  db: Database,
  secrets: SecretBox,
  { givesUp }: { readonly givesUp: boolean },
): Promise<string[]> {
  const [newest] = secrets.fingerprints;
  const other = (await runningProcesses(db)).find(({ keys }) => keys[0] !== newest);
  if (other)
    throw new StartupError(
      `A process (${other.kind}, running since ${other.startedAt.toISOString()}) seals with another key: put the first of SECRET_KEYS in front there too and start it anew, then seal anew.`,
    );
  const tenants = await db.directory<{ id: TenantId; name: string }>(
    "select id, name from tenants order by id",
    [],
  );
  const locked: string[] = [];
  let count = 0;
  for (const { id, name } of tenants) {
    try {
      count += await resealTenant(db, id, secrets);
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      locked.push(`${name} (${id}): no key of SECRET_KEYS opens what is sealed.`);
    }
  }
  if (locked.length > 0 && !givesUp) throw new StartupError(locked.join("\n"));
  // What was not sealed anew may still need an older key that is given.
  await forgetOtherKeys(db, locked.length > 0 ? secrets.fingerprints : secrets.fingerprints.slice(0, 1));
  return [
    ...locked,
    count === 0
      ? "Everything is sealed with the newest key already."
      : `${count} secrets are sealed with the newest key now; the older keys can be taken away.`,
  ];
}

const resealTenant = (db: Database, id: TenantId, secrets: SecretBox) =>
  db.inTenant(
    id,
    async (tx) =>
      (await resealCredentials(tx, secrets)) +
      (await secondFactorAdmin.reseal(tx, secrets)) +
      (await resealWebhooks(tx, secrets)),
  );
