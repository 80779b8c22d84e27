import type { Tx } from "#platform/server/db/tx.ts";

/** What makes the next few test documents; `make-test-documents.ts` is what it does. */
export const TEST_JOB = { name: "make-test-documents", maxAttempts: 10 } as const;

/** Lets the queue make the next few, now or later; it waits once, however often it is asked for. */
export const queueTestDocuments = (tx: Tx, seconds: number) =>
  tx.query({
    text: `select enqueue_job_later($2, json_build_object('tenantId', $1::bigint), $3, 'test-documents:' || $1::bigint, $4)
      -- tenant_id travels in the payload`,
    values: [tx.tenantId, TEST_JOB.name, TEST_JOB.maxAttempts, seconds],
  });
