import { DOCUMENT_YEARS, handoverEnd } from "#core/tenants/domain/deletion.ts";
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

/** Rows that one transaction deletes: other restaurants wait for nothing, and no lock lasts long. */
const ROWS_A_TIME = 1_000;
/** Pieces of the export files, a megabyte each. */
const PIECES_A_TIME = 100;
/** Seconds after its last sign of life during which a worker counts as alive. */
const CLAIM_S = 120;

/**
 * Tables that keep the rows of a restaurant that is gone, with the reason. All others with a tenant_id are
 * emptied, whatever tables are added.
 */
export const keptTables: Readonly<Record<string, string>> = {
  tenant_deletions: "who deleted it and when",
  kept_tax_documents: "the law asks for ten years",
  card_directory: "whose a card was that is charged too late: it is ended and paid back",
  data_exports: "its last export, handed over on request for 90 days",
  data_export_pieces: "its last export, handed over on request for 90 days",
};

/** Tables that let people in; they are emptied first. */
const FIRST = ["session_tokens", "user_directory"];

/**
 * Deletes everything of a restaurant in the order of its foreign keys, each portion in a transaction of its
 * own. After a crash the next round goes on: finished tables are empty. Throws while another worker purges
 * it.
 */
export async function purgeTenant(deps: Deps, { tenant_id: id }: DeletionRow): Promise<void> {
  const { db, log } = deps;
  const exportId = await beginPurge(deps, id);
  if (exportId === undefined) return;
  // Nothing is deleted while a card lives: afterwards nobody would know whom it is charged for.
  await tenantCards.end(deps, id);
  await becomeTombstone(deps, id);
  const step = <T>(work: (tx: Tx) => Promise<T>) =>
    db.inTenant(id, async (tx) => {
      await holdClaim(tx, deps.clock());
      return work(tx);
    });
  await step(platformSums.moveToDeletedTenants);
  const kept = await keepTaxDocuments(step);
  while ((await step((tx) => deletionExports.dropOthers(tx, exportId, PIECES_A_TIME))) > 0);
  const order = await purgeOrder(deps);
  let deleted: number;
  do {
    // Another round finds rows that triggers or late jobs wrote meanwhile.
    deleted = 0;
    for (const table of order) deleted += await emptyTable(step, table);
  } while (deleted > 0);
  await endPurge(deps, id, kept);
  log.info({ tenant: id, kept_documents: kept }, "restaurant purged");
}

/** Returns the tables to empty: those that let people in, then each before the tables it refers to. */
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
 * Begins the purge, which cannot be undone. Returns the export, or undefined when the deletion was undone, is
 * over, or belongs to another worker.
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

/** Turns the restaurant into a tombstone that lets nothing through. */
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

/** Extends this worker's claim. */
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

/** Documents copied at once. */
const BATCH = 500;
/** Documents counted by one statement. */
const COUNTED = 10_000;

type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Copies what the law asks to keep into an archive that refers to nothing of the restaurant: every document
 * and event of the ministry's production environment as it was signed last, with its seal, and every
 * supplier's document and document of withheld IVA as it came (Código Tributario, article 147: issued and received ones, ten years). Tests
 * have no value and are left out. Copying again adds a seal that came late. Returns the number of documents.
 */
async function keepTaxDocuments(step: Step): Promise<number> {
  await copyAll((after) => step((tx) => copyIssued(tx, after)));
  await copyAll((after) => step((tx) => copyReceived(tx, after)));
  await copyAll((after) => step((tx) => copyWithholdings(tx, after)));
  return (await countKept(step, "issued")) + (await countKept(step, "received"));
}

/** Counts the documents of a direction, a portion of the index at a time: there may be millions. */
async function countKept(step: Step, direction: "issued" | "received"): Promise<number> {
  let count = 0;
  let last: string | null = "";
  while (last !== null) {
    const after: string = last;
    const portion = await step(async (tx) => {
      const [row] = await tx.query<{ count: number; last: string | null }>({
        text: `select count(*)::integer as count, max(generation_code) as last from (
            select generation_code from kept_tax_documents where tenant_id = $1 and direction = $2 and generation_code > $3
            order by generation_code limit ${COUNTED}) portion`,
        values: [tx.tenantId, direction, after],
      });
      return required(row, "the row of an aggregate");
    });
    count += portion.count;
    last = portion.last;
  }
  return count;
}

async function copyAll(copy: (after: number) => Promise<number | null>): Promise<void> {
  let last: number | null = 0;
  while (last !== null) last = await copy(last);
}

/** Copies documents after an id. Returns the last id, null at the end. */
async function copyIssued(tx: Tx, after: number): Promise<number | null> {
  const [row] = await tx.query<{ last: number | null }>({
    text: `with batch as (
        select d.id, d.generation_code, d.kind, d.control_number, d.issued_on, d.total_cents, d.seal, t.text, t.jws
        from tax_documents d
        left join lateral (
          select text, jws from tax_document_texts where tenant_id = $1 and tax_document_id = d.id order by no desc limit 1) t on true
        where d.tenant_id = $1 and d.id > $2 order by d.id limit ${BATCH}
      ), copied as (
        insert into kept_tax_documents (tenant_id, direction, generation_code, kind, control_number, issued_on, total_cents, seal, content,
          jws, keep_until)
        select $1, 'issued', b.generation_code, b.kind, b.control_number, b.issued_on, b.total_cents, b.seal, b.text, b.jws,
          b.issued_on + make_interval(years => $3)
        from batch b join tax_documents d on d.tenant_id = $1 and d.id = b.id
        where b.text is not null and d.environment = '01' and not d.is_trial and d.state not in ('draft', 'generated')
          and b.issued_on + make_interval(years => $3) >= current_date
        on conflict (tenant_id, direction, generation_code) do update set seal = coalesce(excluded.seal, kept_tax_documents.seal)
      )
      select max(id) as last from batch`,
    values: [tx.tenantId, after, DOCUMENT_YEARS],
  });
  return row?.last ?? null;
}

/** Copies suppliers' documents after a purchase. Returns the last purchase, null at the end. */
async function copyReceived(tx: Tx, after: number): Promise<number | null> {
  const [row] = await tx.query<{ last: number | null }>({
    text: `with batch as (
        select * from purchase_documents where tenant_id = $1 and purchase_id > $2 order by purchase_id limit ${BATCH}
      ), copied as (
        insert into kept_tax_documents (tenant_id, direction, generation_code, kind, control_number, issued_on, total_cents, seal, content,
          keep_until)
        select $1, 'received', generation_code, document_type, control_number, issued_on, total_cents, seal, original,
          issued_on + make_interval(years => $3)
        from batch where not is_test and issued_on + make_interval(years => $3) >= current_date
        on conflict (tenant_id, direction, generation_code) do nothing
      )
      select max(purchase_id) as last from batch`,
    values: [tx.tenantId, after, DOCUMENT_YEARS],
  });
  return row?.last ?? null;
}

/** Copies documents of withheld IVA after an id. Returns the last id, null at the end. */
async function copyWithholdings(tx: Tx, after: number): Promise<number | null> {
  const [row] = await tx.query<{ last: number | null }>({
    text: `with batch as (
        select * from withholding_documents where tenant_id = $1 and id > $2 order by id limit ${BATCH}
      ), copied as (
        insert into kept_tax_documents (tenant_id, direction, generation_code, kind, control_number, issued_on, total_cents, seal, content,
          keep_until)
        select distinct on (generation_code) $1, case when is_own then 'issued' else 'received' end, generation_code, kind, control_number,
          issued_on, amount_cents, seal, original, issued_on + make_interval(years => $3)
        from batch where not is_test and issued_on + make_interval(years => $3) >= current_date
        on conflict (tenant_id, direction, generation_code) do nothing
      )
      select max(id) as last from batch`,
    values: [tx.tenantId, after, DOCUMENT_YEARS],
  });
  return row?.last ?? null;
}
