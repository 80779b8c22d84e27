import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type Claim, ClaimLost, isClaimed, takeClaim } from "./claim.ts";
import { lockDocument, updateDocument } from "./document-queries.ts";
import { stateAfter } from "./state-after.ts";

/** Notes that a document goes out now: from here on it may be there. Throws ClaimLost when it is no longer the sender's. */
export async function noteSending(
  tx: Tx,
  { id, claim, now }: { readonly id: TaxDocumentId; readonly claim: Claim; readonly now: Date },
): Promise<Claim> {
  const row = required(await lockDocument(tx, id), "the document that is sent");
  if (!isClaimed(row, claim)) throw new ClaimLost();
  // Sent again only after the ministry said that it has it not, or nobody was reached.
  const state = row.state === "sent" ? "sent" : stateAfter(row, "send");
  await updateDocument(tx, id, { state, sends: row.sends + 1 });
  return takeClaim(tx, id, now);
}
