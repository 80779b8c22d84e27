import type { Delivery } from "#platform/outside/ministry/deliver-document.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { isOutage } from "../../domain/life/outage.ts";
import { queueWait, SENDS_MAX } from "../../domain/life/retry-policy.ts";
import { enterContingency, openContingency } from "../contingency/contingency-queries.ts";
import type { DocumentChange, TaxDocumentRow } from "./document-queries.ts";
import { itsContingency } from "./make-ready.ts";
import { queueDocument } from "./queue-document.ts";
import { recentExchanges, triesOf } from "./recent-exchanges.ts";
import { stateAfter } from "./state-after.ts";

/** A document that was made earlier than this before an outage did not fail because of it. */
const BEFORE_OUTAGE_MS = 3_600_000;

/** Nothing sure, or nothing there: the queue comes by again; where nobody answers what is sold is sold without it (guide §21). */
export async function goOn(
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

/** The contingency of a document that could not be delivered: one in whose time it was made, or one that begins now. */
async function contingencyNow(tx: Tx, row: TaxDocumentRow, now: Date) {
  if (row.contingency_id !== null) return noteOutage(tx, row, now);
  const its = await itsContingency(tx, row, now);
  if (its) return its.id;
  if (now.getTime() - row.made_at.getTime() > BEFORE_OUTAGE_MS) return noteOutage(tx, row, now);
  if (isOutage(await recentExchanges(tx, row.environment)))
    await enterContingency(tx, { environment: row.environment, kind: 1, at: row.made_at });
  return (await openContingency(tx, row.environment))?.id ?? null;
}

/** What is not of this outage tells of it all the same, and goes on as it is. */
async function noteOutage(tx: Tx, { environment }: TaxDocumentRow, now: Date): Promise<null> {
  if (isOutage(await recentExchanges(tx, environment)))
    await enterContingency(tx, { environment, kind: 1, at: now });
  return null;
}
