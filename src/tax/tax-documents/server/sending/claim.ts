import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type TaxDocumentRow, updateDocument } from "./document-queries.ts";

/** Until when a document is somebody's. Two never have the same one: the next begins when the one before has ended. */
export type Claim = Date;

/** Longer than a sending and its consultation take: whoever claimed it and said nothing until then is gone. */
const CLAIM_MS = 120_000;

/** Somebody else took a document over, because its claim had run out: whoever was at it leaves it alone. */
export class ClaimLost extends Error {}

/** Claims a document, or goes on holding it. The queue looks again when the claim has run out. */
export async function takeClaim(tx: Tx, id: TaxDocumentId, now: Date): Promise<Claim> {
  const until = new Date(now.getTime() + CLAIM_MS);
  await updateDocument(tx, id, { claimed_until: until, next_at: until });
  return until;
}

/** Whether it is still whose claim this is. */
export const isClaimed = ({ claimed_until: until }: TaxDocumentRow, claim: Claim): boolean =>
  until?.getTime() === claim.getTime();
