import { deliverDocumentJob, queueCorrection, queueDelivery } from "./sending/document-jobs.ts";
import { resumeSending } from "./sending/halts.ts";

/** Jobs of tax documents that other features may queue. */
export const taxQueue = {
  /** Corrects the document of an invoice after a refund. */
  correct: queueCorrection,
  /** Hands a document over to whoever requested it. */
  deliver: queueDelivery,
  deliverJob: deliverDocumentJob,
  /** Resumes sending that was stopped. */
  resume: resumeSending,
} as const;
