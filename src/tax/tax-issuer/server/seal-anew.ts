import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { secretPurpose } from "#platform/server/secrets/secret-purpose.ts";

/** Each sealed column with what it is sealed for. */
const sealedColumns = [
  ["password_sealed", "password"],
  ["certificate_sealed", "certificate"],
  ["certificate_password_sealed", "password"],
] as const;

/**
 * Seals a restaurant's secrets with the newest key of the box that an older one sealed, and gives how many those were (docs/decisions/
 * 0068). Safe to run again. Throws SecretError when no key of the box opens one of them.
 */
export async function sealAnew(tx: Tx, secrets: SecretBox): Promise<number> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["environment", "password_sealed", "certificate_sealed", "certificate_password_sealed"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("environment")
      .forNoKeyUpdate(),
  );
  let count = 0;
  for (const row of rows) {
    const changes = sealedColumns.flatMap(([column, what]) => {
      const sealed = row[column];
      if (sealed === null || secrets.isNewest(sealed)) return [];
      const purpose = secretPurpose(tx.tenantId, row.environment, what);
      return [[column, secrets.seal(secrets.open(sealed, purpose), purpose)] as const];
    });
    if (changes.length === 0) continue;
    await tx.run(
      sqlOf
        .updateTable("tax_credentials")
        .set(Object.fromEntries(changes))
        .where("tenant_id", "=", tx.tenantId)
        .where("environment", "=", row.environment),
    );
    count += changes.length;
  }
  return count;
}
