import { queueCorrection } from "./corrections/queue-following.ts";
import { resumeSending } from "./sending/halts.ts";
import { deliverDocumentJob, queueDelivery } from "./sending/offer-delivery.ts";

/** What others let the queue of documents do. */
export const taxQueue = {
  /** Money of an invoice went back: its document is corrected. */
  correct: queueCorrection,
  /** A document is handed over to whoever asked for it. */
  deliver: queueDelivery,
  deliverJob: deliverDocumentJob,
  /** What was stopped is taken up again. */
  resume: resumeSending,
} as const;
