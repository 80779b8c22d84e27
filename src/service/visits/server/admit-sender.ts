import type { QrOrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { sendersOf } from "./senders.ts";
import { openForParty, selectOpenVisit, writePhone } from "./visit-queries.ts";

/**
 * After an order of a guest was taken: the phone that opened the table with it is in the visit. No other one comes in by an order:
 * it joins as any phone does.
 */
export async function admitSender(
  tx: Tx,
  { id, name, now }: { readonly id: QrOrderId; readonly name: string; readonly now: Date },
): Promise<void> {
  const sender = (await sendersOf(tx, [id])).get(id);
  if (sender === undefined) return;
  // Ended by hand before fresh visits followed: with the order a party sits there.
  if (sender.visit_id === null) await openForParty(tx, sender.table_id, now);
  const visit = await selectOpenVisit(tx, sender.table_id);
  if (visit === undefined) return;
  if (sender.standing === "opens")
    await writePhone(tx, {
      visitId: visit.id,
      tokenHash: sender.token_hash,
      name,
      standing: "admitted",
      now,
    });
  tx.emit({ type: "visits_changed", tableId: sender.table_id });
}
