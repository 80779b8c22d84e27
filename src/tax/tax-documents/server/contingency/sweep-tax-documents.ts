import { tenantsJob } from "#core/tenants/server/public.ts";
import type { ContingencyId, TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { queueContingency, queueDocuments } from "../sending/document-jobs.ts";

/**
 * Finds work that the queue has lost: a due document without a job, a contingency that nobody watches.
 * Restaurants without a subscription are included: what was sold has to be reported.
 */
export const sweepTaxDocuments = tenantsJob({
  name: "sweep-tax-documents",
  schedule: "*/5 * * * *",
  tenants: tenantsInNeed,
  done: "tax documents were taken up again",
  work: sweep,
});

/** Milliseconds after which a due document has no job that is about to run. */
const OVERDUE_MS = 60_000;

/** Milliseconds, longer than the longest wait between two checks whether the ministry is back. */
const UNWATCHED_MS = 15 * 60_000;

/** Documents of one round; the next round takes the next ones. */
const MOST = 1000;

async function tenantsInNeed({ db, clock }: Deps): Promise<number[]> {
  const rows = await db.directory<{ id: number }>("select tenants_with_tax_documents_due($1) as id", [
    new Date(clock().getTime() - OVERDUE_MS),
  ]);
  return rows.map(({ id }) => id);
}

async function sweep(tx: Tx, { clock }: Pick<Deps, "clock">): Promise<number> {
  const now = clock().getTime();
  const documents = await tx.query<{ id: TaxDocumentId }>({
    text: `select id from tax_documents d where tenant_id = $1 and next_at < $2
        and state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')
        and not exists (select from tax_halts h where h.tenant_id = d.tenant_id and h.environment = d.environment)
      order by next_at, id limit $3`,
    values: [tx.tenantId, new Date(now - OVERDUE_MS), MOST],
  });
  const contingencies = await unwatchedContingencies(tx, new Date(now - UNWATCHED_MS));
  if (documents.length > 0)
    await queueDocuments(
      tx,
      documents.map(({ id }) => id),
    );
  for (const id of contingencies) await queueContingency(tx, id);
  return documents.length + contingencies.length;
}

/** Reads contingencies in progress that were not checked for long, and ended ones with documents that are in no event. */
async function unwatchedContingencies(tx: Tx, before: Date): Promise<ContingencyId[]> {
  const rows = await tx.query<{ id: ContingencyId }>({
    text: `select id from contingencies c where tenant_id = $1 and ended_at is null and declared_by is null and began_at < $2
        and not exists (select from (select at from tax_exchanges x where x.tenant_id = c.tenant_id order by x.id desc limit 1) last
          where last.at >= $2)
      union
      select d.contingency_id from tax_documents d join contingencies c on c.tenant_id = d.tenant_id and c.id = d.contingency_id
      where d.tenant_id = $1 and d.state = 'contingency' and d.reported_in_id is null and c.ended_at < $2`,
    values: [tx.tenantId, before],
  });
  return rows.map(({ id }) => id);
}
