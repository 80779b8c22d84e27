import { DOCUMENT_YEARS } from "#core/tenants/domain/deletion.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/** Documents that are copied at once. */
const BATCH = 500;
/** Documents that one statement counts. */
const COUNTED = 10_000;

type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Copies what the law asks to be kept into an archive that refers to nothing of the restaurant: every document and event of the ministry's
 * production environment as it was signed last, with its seal, and every document of a supplier as it came (Código Tributario, article
 * 147: what was issued and what was received, ten years). Tests have no value and are left. Copied again, a seal that came late is added.
 * Gives how many there are.
 */
export async function keepTaxDocuments(step: Step): Promise<number> {
  await copyAll((after) => step((tx) => copyIssued(tx, after)));
  await copyAll((after) => step((tx) => copyReceived(tx, after)));
  return (await countKept(step, "issued")) + (await countKept(step, "received"));
}

/** How many there are of a direction, a portion of the index at a time: there may be millions. */
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

/** Those after an id; gives the last id, null behind the end. */
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

/** Those of suppliers after a purchase; gives the last purchase, null behind the end. */
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
