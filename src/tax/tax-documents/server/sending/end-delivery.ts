import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import type { Delivery } from "#platform/outside/ministry/deliver-document.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { isOutage, type PastRequest } from "../../domain/life/contingency.ts";
import type { MinistryAnswer } from "../../domain/life/ministry-answer.ts";
import { queueWait, SENDS_MAX } from "../../domain/life/retry-policy.ts";
import { enterContingency, openContingency } from "../contingency/contingency-queries.ts";
import { queueDocument, queueDocuments, queueFollowing } from "./document-jobs.ts";
import {
  type DocumentChange,
  type DocumentClaim,
  isClaimed,
  lockDocument,
  stateAfter,
  type TaxDocumentRow,
  updateDocument,
} from "./document-queries.ts";
import { halt } from "./halts.ts";
import { contingencyOfDocument } from "./make-ready.ts";

interface EndedDelivery {
  readonly id: TaxDocumentId;
  readonly claim: DocumentClaim;
  readonly delivery: Delivery;
  readonly now: Date;
}

/** Writes down what became of a delivery, and lets the queue, a person or a contingency go on (guide §20, §21). */
export async function endDelivery(tx: Tx, ended: EndedDelivery): Promise<void> {
  const { id, claim, delivery } = ended;
  const row = required(await lockDocument(tx, id), "the document that was delivered");
  const { answer } = delivery;
  const isMine = isClaimed(row, claim);
  // The worker that took it over consults it; a seal is true whoever brings it.
  if (!(isMine || (isThere(answer) && row.state === "sent"))) return;
  const words = "words" in answer ? { words: JSON.stringify(answer.words) } : {};
  const result = await resultOf(tx, row, ended);
  await updateDocument(tx, id, { claimed_until: null, sends: delivery.sends, ...words, ...result });
  if (result.state !== undefined && result.state !== "signed") tx.emit({ type: "tax_documents_changed" });
  if (!isThere(answer)) return;
  await applyEvent(tx, row, ended.now);
  await queueFollowing(tx, id);
}

const isThere = ({ kind }: MinistryAnswer): boolean =>
  kind === "sealed" || kind === "sealed_with_remarks" || kind === "arrived";

async function resultOf(
  tx: Tx,
  row: TaxDocumentRow,
  { delivery, now }: EndedDelivery,
): Promise<DocumentChange> {
  const { answer } = delivery;
  switch (answer.kind) {
    case "sealed":
    case "sealed_with_remarks": {
      const step = answer.kind === "sealed" ? "seal" : "seal_with_remarks";
      return { state: stateAfter(row, step), seal: answer.seal, sealed_at: now, next_at: null };
    }
    // An event whose seal is lost: its windows begin with the first try, before which it cannot have been there.
    case "arrived":
      return {
        state: stateAfter(row, "seal"),
        sealed_at: (await firstSentAt(tx, row.id)) ?? now,
        next_at: null,
      };
    // It was invalidated elsewhere; without its seal a person has to look.
    case "invalidated":
      return answer.seal === null
        ? { state: stateAfter(row, "reject"), next_at: null }
        : { state: "invalidated", seal: answer.seal, sealed_at: now, next_at: null };
    case "rejected":
    // Sent twice more in vain: a person looks at what it names.
    case "reference_missing":
      return { state: stateAfter(row, "reject"), next_at: null };
    case "signature":
      await halt(tx, row.environment, "certificate", now);
      return { state: stateAfter(row, "find_missing"), next_at: now };
    case "auth":
      await halt(tx, row.environment, "credentials", now);
      return { next_at: now };
    default:
      return planNextTry(tx, row, { delivery, now });
  }
}

/** Does what follows from the seal of an event; nothing for a document (guide §21, §22). */
async function applyEvent(tx: Tx, row: TaxDocumentRow, now: Date): Promise<void> {
  if (row.kind === "invalidation") await invalidateAbout(tx, row);
  if (row.kind === "contingency") await release(tx, row, now);
}

/** Marks the invalidated document; its seal stays. */
async function invalidateAbout(tx: Tx, { about_id: id }: TaxDocumentRow): Promise<void> {
  const aboutId = required(id, "what an invalidation is about");
  const about = required(await lockDocument(tx, aboutId), "what an invalidation is about");
  await updateDocument(tx, aboutId, { state: stateAfter(about, "invalidate"), next_at: null });
}

/** Releases the documents of a contingency, which may be sent within 72 hours. */
async function release(tx: Tx, { id }: TaxDocumentRow, now: Date): Promise<void> {
  const released = await tx.query<{ id: TaxDocumentId }>({
    text: `update tax_documents set state = 'signed', next_at = $3
      where tenant_id = $1 and reported_in_id = $2 and state = 'contingency' returning id`,
    values: [tx.tenantId, id, now],
  });
  await queueDocuments(
    tx,
    released.map((document) => document.id),
  );
}

/** Milliseconds before an outage: a document that is older did not fail because of it. */
const BEFORE_OUTAGE_MS = HOUR_MS;

/**
 * Plans the next try of a document that did not arrive or may not have; when nobody answers, selling goes on
 * without it in a contingency (guide §21).
 */
async function planNextTry(
  tx: Tx,
  row: TaxDocumentRow,
  { delivery, now }: { readonly delivery: Delivery; readonly now: Date },
): Promise<DocumentChange> {
  const { next, answer, sends } = delivery;
  const isMissing = answer.kind === "not_found" || answer.kind === "down";
  const contingencyId = row.control_number === null ? null : await contingencyNow(tx, row, now);
  if (isMissing && contingencyId !== null) {
    await queueDocument(tx, row.id);
    return { contingency_id: contingencyId, state: "generated", sends: 0, next_at: now };
  }
  const tries = await triesOf(tx, row.id);
  const afterMs = Math.max("afterMs" in next ? next.afterMs : 0, queueWait(Math.ceil(tries / SENDS_MAX)));
  await queueDocument(tx, row.id, afterMs);
  return {
    ...(isMissing ? { state: stateAfter(row, "find_missing") } : {}),
    // The next round has its own three tries.
    sends: next.act === "contingency" ? 0 : sends,
    next_at: new Date(now.getTime() + afterMs),
  };
}

/**
 * Returns the contingency of a document that could not be delivered: the one in whose time it was made, or
 * one that begins now.
 */
async function contingencyNow(tx: Tx, row: TaxDocumentRow, now: Date) {
  if (row.contingency_id !== null) return recordOutage(tx, row, now);
  const its = await contingencyOfDocument(tx, row, now);
  if (its) return its.id;
  if (now.getTime() - row.made_at.getTime() > BEFORE_OUTAGE_MS) return recordOutage(tx, row, now);
  if (isOutage(await recentExchanges(tx, row.environment)))
    await enterContingency(tx, { environment: row.environment, kind: 1, at: row.made_at });
  return (await openContingency(tx, row.environment))?.id ?? null;
}

/** Records the outage, and leaves a document that is older than it alone. */
async function recordOutage(tx: Tx, { environment }: TaxDocumentRow, now: Date): Promise<null> {
  if (isOutage(await recentExchanges(tx, environment)))
    await enterContingency(tx, { environment, kind: 1, at: now });
  return null;
}

/** Enough to see whether anything was answered of late. */
const RECENT = 20;

/** Reads the last exchanges with a service of the ministry, newest first. */
async function recentExchanges(tx: Tx, environment: Environment): Promise<PastRequest[]> {
  const rows = await tx.query<{ service: string; meaning: string }>({
    text: `select x.service, x.meaning from tax_exchanges x
      join tax_documents d on d.tenant_id = x.tenant_id and d.id = x.tax_document_id
      where x.tenant_id = $1 and d.environment = $2 order by x.id desc limit $3`,
    values: [tx.tenantId, environment, RECENT],
  });
  return rows.map(({ service, meaning }) => ({
    isReception: service === "reception",
    isAnswered: meaning !== "down" && !meaning.startsWith("unknown"),
  }));
}

/** Counts the tries of a document, which lengthen the waits of the queue. */
async function triesOf(tx: Tx, id: TaxDocumentId): Promise<number> {
  const { count } = await tx.one(
    sqlOf
      .selectFrom("tax_exchanges")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id),
  );
  return Number(count);
}

/** Reads when a document was sent for the first time. */
async function firstSentAt(tx: Tx, id: TaxDocumentId): Promise<Date | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_exchanges")
      .select("at")
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id)
      .where("sending", "=", "sent")
      .orderBy("id")
      .limit(1),
  );
  return row?.at ?? null;
}
