import type { VendorId } from "../../../domain/ids.ts";
import type { PurchaseDocument } from "../../../domain/purchase-documents/purchase-document.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { purchaseOfDocument, vendorMemory } from "../purchases/public.ts";
import { readFiscalSettings } from "../settings/public.ts";
import { allIngredients } from "./document-queries.ts";
import type { KnownGoods } from "./propose-lines.ts";

export interface KnownOfDocument extends Omit<KnownGoods, "ingredients"> {
  readonly vendorId: VendorId | null;
  readonly ownNit: string | null;
}

/** What the restaurant knows of a document's seller and goods, and of itself. */
export async function readKnownGoods(tx: Tx, document: PurchaseDocument): Promise<KnownOfDocument> {
  const fiscal = await readFiscalSettings(tx);
  const vendorId = await vendorMemory.vendor(tx, document.vendor);
  const keys = vendorMemory.keys(document.lines);
  return {
    vendorId,
    ownNit: fiscal?.nit ?? null,
    isRegisteredForVat: Boolean(fiscal?.nrc),
    keys,
    links: vendorId === null ? new Map() : await vendorMemory.recall(tx, vendorId, keys),
  };
}

/** The same with every ingredient, and whether the document was imported before. */
export async function readForPreview(tx: Tx, document: PurchaseDocument) {
  const known = await purchaseOfDocument(tx, document.generationCode);
  return {
    ...(await readKnownGoods(tx, document)),
    ingredients: await allIngredients(tx),
    firstImport: known ? { purchaseId: known.id, number: known.number, importedAt: known.createdAt } : null,
  };
}
