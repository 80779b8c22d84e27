import type { PurchaseId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { boughtLines, correctedPurchases, typedPurchase } from "./corrected-purchases.ts";

/** The purchase that a document is, unless that was cancelled. `generationCode` is its codigoGeneracion, in capitals. */
export async function purchaseOfDocument(
  tx: Tx,
  generationCode: string,
): Promise<{ id: PurchaseId; number: number; date: string; createdAt: Date } | undefined> {
  const [known] = await tx.query<{ id: PurchaseId; number: number; date: string; createdAt: Date }>({
    text: `select id, number, business_date as date, created_at as "createdAt" from purchases
      where tenant_id = $1 and generation_code = $2 and status = 'received'`,
    values: [tx.tenantId, generationCode],
  });
  return known;
}

/** What is known of a document before it is imported: the purchase it is, those it corrects and what they brought, one that was typed. */
export const knownPurchases = {
  ofDocument: purchaseOfDocument,
  corrected: correctedPurchases,
  bought: boughtLines,
  typed: typedPurchase,
} as const;
