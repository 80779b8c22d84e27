import { sql } from "kysely";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { sortedTitle } from "#platform/server/lists/search-sql.ts";
import type { PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ReviewedLine } from "../contract/import-dte.ts";
import type { KnownIngredient } from "./propose-lines.ts";

/** Every ingredient there is, for the comparing of titles. */
export const allIngredients = (tx: Tx): Promise<KnownIngredient[]> =>
  tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit", sql<Thousandths>`quantity`.as("quantity")])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("id"),
  );

/** The ingredients that reviewed lines name, by their ids and by the titles of those that they would make. */
export function ingredientsNamed(tx: Tx, lines: readonly ReviewedLine[]): Promise<KnownIngredient[]> {
  const ids = new Set(lines.flatMap(({ inventoryItemId }) => inventoryItemId ?? []));
  const titles = new Set(lines.flatMap(({ newItem }) => (newItem ? sortedTitle(newItem.title) : [])));
  return tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit", sql<Thousandths>`quantity`.as("quantity")])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`(id = any(${[...ids]}) or sort_title = any(${[...titles]}))`)
      .where("archived_at", "is", null),
  );
}

/** A purchase that the restaurant documents itself (14) is read before its seal is in the text: it is looked up. */
export async function withOwnSeal(tx: Tx, document: PurchaseDocument): Promise<PurchaseDocument> {
  if (document.type !== "14" || document.seal !== null) return document;
  const own = await tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select("seal")
      .where("tenant_id", "=", tx.tenantId)
      .where("generation_code", "=", document.generationCode),
  );
  return { ...document, seal: own?.seal ?? null };
}
