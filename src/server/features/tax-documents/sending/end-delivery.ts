import type { TaxDocumentId } from "../../../../domain/ids.ts";
import { type DocumentStep, takeStep } from "../../../../domain/tax-documents/life/document-state.ts";
import { queueWait } from "../../../../domain/tax-documents/life/retry-policy.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import type { JobDefinition } from "../../../platform/jobs/jobs.ts";
import type { Delivery } from "../../../platform/ministry/deliver-document.ts";
import { enterContingency } from "../contingency-queries.ts";
import { lockDocument, type TaxDocumentRow, updateDocument } from "./document-queries.ts";
import { queueDocument } from "./queue-document.ts";

/** Notes that a document goes out now: from here on it may be there. */
export async function noteSending(tx: Tx, id: TaxDocumentId): Promise<void> {
  const row = required(await lockDocument(tx, id), "the document that is sent");
  // Sent again only after the ministry said that it has it not, or nobody was reached.
  const state = row.state === "sent" ? "sent" : stateAfter(row, "send");
  await updateDocument(tx, id, { state, sends: row.sends + 1 });
}

export interface EndedDelivery {
  readonly id: TaxDocumentId;
  readonly delivery: Delivery;
  readonly now: Date;
  readonly job: JobDefinition;
}

/** Writes down what became of a delivery, and lets the queue, a person or a contingency go on (guide §20, §21). */
export async function endDelivery(tx: Tx, ended: EndedDelivery): Promise<void> {
  const { id, delivery } = ended;
  const row = required(await lockDocument(tx, id), "the document that was delivered");
  const { answer } = delivery;
  const words = "words" in answer ? { words: JSON.stringify(answer.words) } : {};
  await updateDocument(tx, id, { claimed_until: null, ...words, ...(await resultOf(tx, row, ended)) });
}

type Change = Parameters<typeof updateDocument>[2];

async function resultOf(tx: Tx, row: TaxDocumentRow, ended: EndedDelivery): Promise<Change> {
  const { answer } = ended.delivery;
  switch (answer.kind) {
    case "sealed":
    case "sealed_with_remarks": {
      const step = answer.kind === "sealed" ? "seal" : "seal_with_remarks";
      return { state: stateAfter(row, step), seal: answer.seal, sealed_at: ended.now, next_at: null };
    }
    case "rejected":
      return { state: stateAfter(row, "reject"), next_at: null };
    case "signature":
      await halt(tx, row, "certificate", ended.now);
      return { state: stateAfter(row, "find_missing"), next_at: ended.now };
    case "auth":
      await halt(tx, row, "credentials", ended.now);
      return { next_at: ended.now };
    default:
      return goOn(tx, row, ended);
  }
}

/** Nothing sure, or nothing there: the queue comes by again; where nobody answers what is sold is sold without it (guide §21). */
async function goOn(tx: Tx, row: TaxDocumentRow, { delivery, now, job }: EndedDelivery): Promise<Change> {
  const { next, answer, sends } = delivery;
  const isThere = answer.kind !== "not_found" && answer.kind !== "down";
  if (next.act === "contingency" || (answer.kind === "unknown" && next.act === "consult"))
    await enterContingency(tx, { environment: row.environment, kind: 1, at: row.made_at });
  const afterMs = "afterMs" in next ? next.afterMs : queueWait(Math.max(sends, 1));
  await queueDocument(tx, job, row.id, afterMs);
  return {
    ...(isThere || row.state !== "sent" ? {} : { state: stateAfter(row, "find_missing") }),
    next_at: new Date(now.getTime() + afterMs),
  };
}

/** Nothing goes out until somebody mends it; the screens say what (guide §20: stop the tenant's queue). */
const halt = (tx: Tx, { environment }: TaxDocumentRow, why: "credentials" | "certificate", now: Date) =>
  tx.query({
    text: "insert into tax_halts (tenant_id, environment, why, at) values ($1, $2, $3, $4) on conflict do nothing",
    values: [tx.tenantId, environment, why, now],
  });

/** Where a step of its life leads. Throws on one that is not allowed: then the answer is of another document's life. */
function stateAfter(row: TaxDocumentRow, step: DocumentStep): TaxDocumentRow["state"] {
  const decision = takeStep(row.state, step);
  if (!decision.ok) throw new Error(`${step} of a document that is ${row.state}`);
  return decision.state;
}
