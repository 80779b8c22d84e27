import type { TableId } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { openForParty, selectOpenVisit, selectPhones, writePhone } from "./visit-queries.ts";

interface Sender {
  readonly tableId: TableId;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly now: Date;
}

/** The phone whose order staff accepted is in the visit of its table, unless staff had put it out. */
export async function admitSender(tx: Tx, { tableId, tokenHash, name, now }: Sender): Promise<void> {
  // Ended by hand before fresh visits followed: with the order a party sits there.
  if ((await selectOpenVisit(tx, tableId)) === undefined) await openForParty(tx, tableId, now);
  const visit = await selectOpenVisit(tx, tableId);
  if (visit === undefined) return;
  const known = (await selectPhones(tx, [visit.id])).find((phone) => phone.token_hash.equals(tokenHash));
  if (known !== undefined && known.standing !== "waiting") return;
  await writePhone(tx, {
    visitId: visit.id,
    tokenHash,
    name: known?.first_name ?? name,
    standing: "admitted",
    now,
  });
  tx.emit({ type: "visits_changed", tableId });
}
