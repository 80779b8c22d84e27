import { tenantsJob } from "../../../platform/jobs/tenants-job.ts";

/** Deletes tax documents of restaurants that are gone, once their ten years are over: nothing is kept longer than the law asks. */
export const dropKeptDocuments = tenantsJob({
  name: "drop-kept-documents",
  // Three in the morning in El Salvador.
  schedule: "20 9 * * *",
  tenants: async ({ db }) => {
    const rows = await db.directory<{ id: number }>(
      "select tenant_id as id from tenant_deletions where purged_at is not null order by tenant_id",
      [],
    );
    return rows.map(({ id }) => id);
  },
  done: "kept tax documents dropped",
  work: async (tx, { clock }) => {
    const dropped = await tx.query({
      text: "delete from kept_tax_documents where tenant_id = $1 and keep_until < $2::timestamptz::date returning 1",
      values: [tx.tenantId, clock()],
    });
    return dropped.length;
  },
});
