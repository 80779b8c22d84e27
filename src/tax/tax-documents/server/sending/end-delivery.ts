import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Delivery } from "#platform/outside/ministry/deliver-document.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { MinistryAnswer } from "../../domain/life/ministry-answer.ts";
import { queueFollowing } from "../corrections/queue-following.ts";
import { type Claim, isClaimed } from "./claim.ts";
import {
  type DocumentChange,
  lockDocument,
  type TaxDocumentRow,
  updateDocument,
} from "./document-queries.ts";
import { afterEvent } from "./event-outcome.ts";
import { goOn } from "./go-on.ts";
import { halt } from "./halts.ts";
import { firstSentAt } from "./recent-exchanges.ts";
import { stateAfter } from "./state-after.ts";

export interface EndedDelivery {
  readonly id: TaxDocumentId;
  readonly claim: Claim;
  readonly delivery: Delivery;
  readonly now: Date;
}

/** Writes down what became of a delivery, and lets the queue, a person or a contingency go on (guide §20, §21). */
export async function endDelivery(tx: Tx, ended: EndedDelivery): Promise<void> {
  const { id, claim, delivery } = ended;
  const row = required(await lockDocument(tx, id), "the document that was delivered");
  const { answer } = delivery;
  const isMine = isClaimed(row, claim);
  // Whoever took it over asks for it by itself; a seal is true whoever brings it.
  if (!(isMine || (isThere(answer) && row.state === "sent"))) return;
  const words = "words" in answer ? { words: JSON.stringify(answer.words) } : {};
  const result = await resultOf(tx, row, ended);
  await updateDocument(tx, id, { claimed_until: null, sends: delivery.sends, ...words, ...result });
  if (result.state !== undefined && result.state !== "signed") tx.emit({ type: "tax_documents_changed" });
  if (!isThere(answer)) return;
  await afterEvent(tx, row, ended.now);
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
    // Somebody made it count no more elsewhere; without its seal a person has to look.
    case "invalidated":
      return answer.seal === null
        ? { state: stateAfter(row, "reject"), next_at: null }
        : { state: "invalidated", seal: answer.seal, sealed_at: now, next_at: null };
    case "rejected":
      return { state: stateAfter(row, "reject"), next_at: null };
    case "signature":
      await halt(tx, row.environment, "certificate", now);
      return { state: stateAfter(row, "find_missing"), next_at: now };
    case "auth":
      await halt(tx, row.environment, "credentials", now);
      return { next_at: now };
    default:
      return goOn(tx, row, { delivery, now });
  }
}
