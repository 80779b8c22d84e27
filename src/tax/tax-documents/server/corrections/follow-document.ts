import { z } from "zod";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { type DocumentId, type TaxDocumentId, type TenantId, toId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { FOLLOW_JOB } from "../sending/document-jobs.ts";
import { lockDocumentsOfSale, readTaxDocument, saleOfDocument } from "./correction-queries.ts";
import { releasePlan, releasePlans } from "./invalidations.ts";
import { settleSale } from "./settle-sale.ts";

/**
 * Does what waited for a document: the invalidation of the document it replaces, and the corrections that
 * refunds ask for. Of one sale one at a time: the sale is locked first.
 */
export async function followDocument(tx: Tx, id: TaxDocumentId, now: Date): Promise<void> {
  const saleId = await saleOfDocument(tx, id);
  if (saleId !== null) await lockDocumentsOfSale(tx, saleId);
  const row = await readTaxDocument(tx, id);
  if (!row) return;
  await releasePlans(tx, row, now);
  if (saleId !== null) await settleSale(tx, saleId, now);
}

/** After a refund, and after each seal. */
export const followTaxDocument: JobDefinition = job({
  ...FOLLOW_JOB,
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  handle: ({ tenantId, documentId }, { db, clock }): Promise<void> =>
    db.inTenant(tenantId, (tx) => followDocument(tx, documentId, clock())),
});

/** Finds work that has lost its job, once an hour. */
export const followForgotten = tenantsJob({
  name: "follow-forgotten-documents",
  schedule: "41 * * * *",
  done: "corrections of documents were taken up again",
  work: async (tx, { clock }) => {
    const sales = await salesToSettle(tx);
    for (const saleId of sales) await settleSale(tx, saleId, clock());
    const plans = await tx.rows(
      sqlOf.selectFrom("planned_invalidations").select("about_id").where("tenant_id", "=", tx.tenantId),
    );
    for (const { about_id } of plans) {
      const saleId = await saleOfDocument(tx, about_id);
      if (saleId !== null) await lockDocumentsOfSale(tx, saleId);
      await releasePlan(tx, about_id, clock());
    }
    return sales.length + plans.length;
  },
});

/** Reads refunded sales whose documents do not show the refund yet. */
async function salesToSettle(tx: Tx): Promise<DocumentId[]> {
  const rows = await tx.query<{ id: DocumentId }>({
    text: `select distinct s.id from document_tasks t
      join documents s on s.tenant_id = t.tenant_id and s.invoice_id = t.invoice_id
      join tax_documents d on d.tenant_id = s.tenant_id and d.sale_id = s.id and d.replaces_id is null
      where t.tenant_id = $1 and t.created_at > now() - interval '4 months' and not exists (
        select from tax_documents e where e.tenant_id = t.tenant_id and e.task_id = t.id
          and e.kind in ('05', 'invalidation') and e.state <> 'replaced')
      order by s.id`,
    values: [tx.tenantId],
  });
  return rows.map(({ id }) => id);
}
