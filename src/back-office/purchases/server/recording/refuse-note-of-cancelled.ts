import type { VendorId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { holdCorrected } from "../reading/corrections.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";

/**
 * Refuses (`note_of_cancelled_purchase`) a note of credit or debit with lines of stock when all that is known of what it corrects
 * is cancelled: those goods went already. The same document may have been recorded again since.
 */
export async function refuseNoteOfCancelled(
  tx: Tx,
  vendorId: VendorId | null,
  { document, lines }: Pick<PurchaseToRecord, "document" | "lines">,
): Promise<void> {
  const relatedTo = document?.read.relatedTo ?? [];
  if (vendorId === null || relatedTo.length === 0) return;
  const corrected = await holdCorrected(tx, vendorId, relatedTo);
  const gone = corrected.filter(({ status }) => status === "cancelled");
  if (gone.length === 0 || gone.length < corrected.length || lines.every(({ stock }) => stock === null))
    return;
  throw new AppError("note_of_cancelled_purchase", {
    details: { numbers: gone.map(({ number }) => number).join(", ") },
  });
}
