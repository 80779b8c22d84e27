import type { PointOfSaleId, UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { KeptInput } from "./document-input.ts";
import { readIssuing } from "./issuing.ts";
import { type WrittenDocument, writeDocument } from "./write-document.ts";

type PurchaseInput = Extract<KeptInput, { readonly type: "14" }>;

export interface IssuedPurchase {
  readonly bought: Omit<PurchaseInput, "issuer" | "type">;
  readonly now: Date;
  readonly by: UserId;
  /** Of the drawer of whoever buys; null: the usual one. */
  readonly pointOfSaleId: PointOfSaleId | null;
}

/** Makes the document of a purchase of somebody without NRC (14, guide §17); null in a restaurant that issues none. */
export async function issuePurchase(
  tx: Tx,
  { bought, now, by, pointOfSaleId }: IssuedPurchase,
): Promise<WrittenDocument | null> {
  const issuing = await readIssuing(tx, pointOfSaleId);
  if (!issuing) return null;
  return writeDocument(tx, {
    input: { ...bought, type: "14", issuer: issuing.issuer },
    issuing,
    now,
    by,
    saleId: null,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: null,
  });
}
