import type { ContingencyId, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { contingencyBatches } from "../../domain/life/contingency-window.ts";
import { readIssuing } from "../issuing.ts";
import { isHalted } from "../sending/halts.ts";
import { queueContingency } from "../sending/queue-document.ts";
import { writeEvent } from "../write-event.ts";
import { type EndedContingency, eventInput, type NamedDocument } from "./event-input.ts";

/** How long an event waits for documents whose fate is not sure yet; those that come later have an event of their own. */
const SETTLE_MS = 10 * 60_000;
const SETTLE_AGAIN_MS = 20_000;

/**
 * Makes the events of a contingency that has ended, of a thousand documents at most, from everything of it that is signed and in no
 * event yet (guide §21). Once all that was on its way is sure, or ten minutes after its end. Safe to run twice.
 */
export async function reportContingency(tx: Tx, id: ContingencyId, now: Date): Promise<void> {
  const ended = await lockEnded(tx, id);
  if (!ended || (await isHalted(tx, ended.environment))) return;
  if (now.getTime() < ended.endedAt.getTime() + SETTLE_MS && (await isUnsure(tx, ended))) {
    await queueContingency(tx, id, SETTLE_AGAIN_MS);
    return;
  }
  const issuing = await readIssuing(tx, null);
  if (!issuing) return;
  for (const documents of contingencyBatches(await unreported(tx, id))) {
    const input = await eventInput(tx, { contingency: ended, issuer: issuing.issuer, documents });
    const event = await writeEvent(tx, {
      input,
      issuing: { ...issuing, environment: ended.environment },
      now,
      by: null,
      aboutId: null,
      taskId: null,
      contingencyId: id,
      isTrial: ended.isTrial,
    });
    await nameIn(
      tx,
      event.id,
      documents.map((document) => document.id),
    );
  }
}

interface LockedContingency extends EndedContingency {
  readonly environment: Environment;
  readonly isTrial: boolean;
}

/** Held until the commit, so that two workers do not name a document in two events. */
export async function lockEnded(tx: Tx, id: ContingencyId): Promise<LockedContingency | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "environment", "began_at", "ended_at", "is_trial"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
  if (!row?.ended_at) return null;
  const { environment, began_at: beganAt, ended_at: endedAt, is_trial: isTrial } = row;
  return { id, environment, beganAt, endedAt, isTrial };
}

/** Whether something that was made while it lasted is neither there nor one of its signed documents. */
async function isUnsure(tx: Tx, { environment, beganAt, endedAt }: LockedContingency): Promise<boolean> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("state", "in", ["generated", "signed", "sent"])
      .where("reported_in_id", "is", null)
      .where("control_number", "is not", null)
      .where("next_at", "is not", null)
      .where("made_at", ">=", beganAt)
      .where("made_at", "<=", endedAt)
      .limit(1),
  );
  return row !== undefined;
}

/** In the order of their making. */
const unreported = (tx: Tx, id: ContingencyId): Promise<NamedDocument[]> =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select(["id", "kind", "generation_code", "made_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("contingency_id", "=", id)
      .where("state", "=", "contingency")
      .where("control_number", "is not", null)
      .where("reported_in_id", "is", null)
      .orderBy("id"),
  );

/** What an event names. */
export const namedIn = (tx: Tx, event: TaxDocumentId): Promise<NamedDocument[]> =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select(["id", "kind", "generation_code", "made_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("reported_in_id", "=", event)
      .orderBy("id"),
  );

const nameIn = (tx: Tx, event: TaxDocumentId, documents: readonly TaxDocumentId[]) =>
  tx.query({
    text: "update tax_documents set reported_in_id = $2 where tenant_id = $1 and id = any($3)",
    values: [tx.tenantId, event, documents],
  });
