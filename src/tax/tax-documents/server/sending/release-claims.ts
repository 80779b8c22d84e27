import { tenantsJob } from "#core/tenants/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { queueDocuments } from "./document-jobs.ts";
import { CLAIM_MS } from "./document-queries.ts";

/**
 * Takes up what a worker that died had claimed, without waiting for the end of its claims. What was sent is consulted before it
 * is sent again, as ever.
 */
export const releaseClaims = tenantsJob({
  name: "release-document-claims",
  afterDeath: true,
  tenants: tenantsWithClaims,
  done: "tax documents of a worker that died were taken up again",
  work: release,
});

async function tenantsWithClaims({ db, clock }: Deps): Promise<number[]> {
  const rows = await db.directory<{ id: number }>("select tenants_with_tax_documents_due($1) as id", [
    new Date(clock().getTime() + CLAIM_MS),
  ]);
  return rows.map(({ id }) => id);
}

async function release(tx: Tx, { clock }: Pick<Deps, "clock">): Promise<number> {
  const released = await tx.query<{ id: TaxDocumentId }>({
    text: `update tax_documents set claimed_until = null, next_at = $2
      where tenant_id = $1 and claimed_until > $2 returning id`,
    values: [tx.tenantId, clock()],
  });
  if (released.length > 0)
    await queueDocuments(
      tx,
      released.map(({ id }) => id),
    );
  return released.length;
}
