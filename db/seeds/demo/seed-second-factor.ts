import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { factorPurpose } from "#platform/server/secrets/secret-box.ts";
import type { DemoTerms } from "./seed-issuer.ts";

/** The secret in the app of the demo's operator: as known as the password, and printed beside it. */
export const demoSecondFactor = "COMANDADEMOCOMANDADEMOCOMANDADEM";

/** Gives the demo's operator their second factor, so that nobody needs a phone to look at the console. */
export async function seedSecondFactor(tx: Tx, userId: UserId, { now, secrets }: DemoTerms): Promise<void> {
  await tx.query({
    text: `insert into second_factors (tenant_id, user_id, secret_sealed, begun_at, confirmed_at)
      values ($1, $2, $3, $4, $4)`,
    values: [tx.tenantId, userId, secrets.seal(demoSecondFactor, factorPurpose(tx.tenantId, userId)), now],
  });
}
