import type { TaxDocumentId } from "../../../../domain/ids.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { addJobLater, type JobDefinition } from "../../../platform/jobs/jobs.ts";

/** Lets the queue take a document one step on, now or later; it waits once, however often it is asked for. */
export const queueDocument = (tx: Tx, job: JobDefinition, documentId: TaxDocumentId, afterMs = 0) =>
  addJobLater(
    tx,
    job,
    { tenantId: tx.tenantId, documentId },
    { name: `tax-document:${tx.tenantId}:${documentId}`, seconds: Math.ceil(afterMs / 1000) },
  );
