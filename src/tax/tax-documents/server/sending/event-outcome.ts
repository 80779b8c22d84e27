import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { lockDocument, type TaxDocumentRow, updateDocument } from "./document-queries.ts";
import { queueDocuments } from "./queue-document.ts";
import { stateAfter } from "./state-after.ts";

/** What follows from the seal of an event; nothing from that of a document (guide §21, §22). */
export async function afterEvent(tx: Tx, row: TaxDocumentRow, now: Date): Promise<void> {
  if (row.kind === "invalidation") await invalidateAbout(tx, row);
  if (row.kind === "contingency") await release(tx, row, now);
}

/** What was invalidated counts no more; its seal stays. */
async function invalidateAbout(tx: Tx, { about_id: id }: TaxDocumentRow): Promise<void> {
  const aboutId = required(id, "what an invalidation is about");
  const about = required(await lockDocument(tx, aboutId), "what an invalidation is about");
  await updateDocument(tx, aboutId, { state: stateAfter(about, "invalidate"), next_at: null });
}

/** Its documents may be sent, within 72 hours. */
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
