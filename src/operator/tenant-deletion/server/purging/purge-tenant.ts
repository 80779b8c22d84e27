import { handoverEnd } from "#core/tenants/domain/deletion.ts";
import { deletionExports } from "#operator/data-exports/server/public.ts";
import { tenantCards } from "#operator/subscription/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { childrenFirst } from "#platform/domain/tables/children-first.ts";
import { readTableReferences, readTenantTables } from "#platform/server/db/tenant-tables.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { platformSums } from "#reporting/reports/server/public.ts";
import { type DeletionRow, lockDeletion } from "../deletion-queries.ts";
import { keepTaxDocuments } from "../kept/keep-tax-documents.ts";

/** Rows that one transaction deletes: it holds nothing that another restaurant waits for, and no lock for long. */
const ROWS_A_TIME = 1_000;
/** Pieces of the export files, a megabyte each. */
const PIECES_A_TIME = 100;
/** How long a worker is believed to live after its last word. */
const CLAIM_S = 120;

/** What stays of a restaurant that is gone, and why. Everything else with a tenant_id is deleted, whatever tables come. */
export const keptTables: Readonly<Record<string, string>> = {
  tenant_deletions: "who deleted it and when",
  kept_tax_documents: "the law asks for ten years",
  card_directory: "whose a card was that is charged too late: it is ended and paid back",
  data_exports: "its last export, handed over on request for 90 days",
  data_export_pieces: "its last export, handed over on request for 90 days",
};

/** Where people are let in: gone first. */
const FIRST = ["session_tokens", "user_directory"];

/**
 * Deletes everything of a restaurant, row by row in the order of its foreign keys, each portion in a transaction of its own. What dies in
 * the middle is gone on with by the next round: what is done is in no table any more. Throws when another worker is at it.
 */
export async function purgeTenant(deps: Deps, { tenant_id: id }: DeletionRow): Promise<void> {
  const { db, log } = deps;
  const exportId = await beginPurge(deps, id);
  if (exportId === undefined) return;
  // Nothing is deleted while a card lives: who it was charged for would be known no more.
  await tenantCards.end(deps, id);
  await becomeTombstone(deps, id);
  const step = <T>(work: (tx: Tx) => Promise<T>) =>
    db.inTenant(id, async (tx) => {
      await holdClaim(tx, deps.clock());
      return work(tx);
    });
  await step(platformSums.foldPast);
  const kept = await keepTaxDocuments(step);
  while ((await step((tx) => deletionExports.dropOthers(tx, exportId, PIECES_A_TIME))) > 0);
  const order = await purgeOrder(deps);
  let deleted: number;
  do {
    // Rows that triggers or a job in its last moments wrote meanwhile are found by another round.
    deleted = 0;
    for (const table of order) deleted += await emptyTable(step, table);
  } while (deleted > 0);
  await endPurge(deps, id, kept);
  log.info({ tenant: id, kept_documents: kept }, "restaurant purged");
}

/** Every table that is emptied: those that let people in, then each before those that it names. */
export async function purgeOrder({ db }: Pick<Deps, "db">): Promise<string[]> {
  const [tables, references] = await Promise.all([readTenantTables(db), readTableReferences(db)]);
  const names = tables.map(({ name }) => name).filter((name) => keptTables[name] === undefined);
  const order = childrenFirst(names, references);
  return [...FIRST, ...order.filter((name) => !FIRST.includes(name))];
}

async function emptyTable(
  step: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  table: string,
): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await step(async (tx) => {
      const [row] = await tx.query<{ count: number }>({
        text: "select purge_tenant_rows($1, $2) as count -- of the tenant_id of this transaction",
        values: [table, ROWS_A_TIME],
      });
      return required(row, "how many rows were deleted").count;
    });
    all += count;
    if (count === 0) return all;
  }
}

/**
 * From here on there is no way back. Gives its export, or undefined when the deletion was undone, is over, or another worker is at it.
 */
function beginPurge({ db, clock }: Deps, id: TenantId) {
  const now = clock();
  return db.inTenant(id, async (tx) => {
    const [row] = await tx.query<{ claimed_until: Date | null }>({
      text: "select claimed_until from tenant_deletions where tenant_id = $1 and purged_at is null for update",
      values: [tx.tenantId],
    });
    const deletion = await lockDeletion(tx, id);
    if (!row || !deletion || (row.claimed_until !== null && row.claimed_until > now)) return undefined;
    if (deletion.begun_at === null && now < deletion.due_at) return undefined;
    const made = await deletionExports.newest(tx);
    if (deletion.begun_at === null && made?.state !== "ready") return undefined;
    await tx.query({
      text: `update tenant_deletions set begun_at = coalesce(begun_at, $2), export_id = coalesce(export_id, $3), claimed_until = $4
        where tenant_id = $1`,
      values: [tx.tenantId, now, made?.id ?? null, claimEnd(now)],
    });
    return deletion.export_id ?? required(made, "the export of a deletion").id;
  });
}

/** It is no restaurant any more, and nothing goes through it. */
function becomeTombstone({ db, clock }: Deps, id: TenantId): Promise<void> {
  return db.inTenant(id, async (tx) => {
    await holdClaim(tx, clock());
    await tx.query({
      text: `update tenants set kind = 'deleted', email = null, is_active = false where id = $1
        -- the directory: its tenant_id is called id`,
      values: [tx.tenantId],
    });
  });
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_S * 1_000);

/** Says that this worker lives. */
async function holdClaim(tx: Tx, now: Date): Promise<void> {
  await tx.query({
    text: "update tenant_deletions set claimed_until = $2 where tenant_id = $1 and purged_at is null",
    values: [tx.tenantId, claimEnd(now)],
  });
}

async function endPurge({ db, clock }: Deps, id: TenantId, kept: number): Promise<void> {
  const now = clock();
  await db.inTenant(id, async (tx) => {
    await deletionExports.keepUntil(tx, handoverEnd(now));
    await tx.query({ text: "select end_tenant_purge() -- of the tenant_id of this transaction", values: [] });
    await tx.query({
      text: `update tenant_deletions set purged_at = $2, claimed_until = null, kept_documents = $3
        where tenant_id = $1 and purged_at is null`,
      values: [tx.tenantId, now, kept],
    });
  });
}
