import type { DocumentId, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** The names of a document that was just made, by its sale or by itself; null when there is none. */
export async function madeDocument(
  tx: Tx,
  of: { readonly saleId: DocumentId } | { readonly id: TaxDocumentId },
) {
  const documents = sqlOf
    .selectFrom("tax_documents")
    .select(["generation_code", "control_number", "state"])
    .where("tenant_id", "=", tx.tenantId);
  const row = await tx.first(
    "saleId" in of ? documents.where("sale_id", "=", of.saleId) : documents.where("id", "=", of.id),
  );
  if (!row) return null;
  return {
    codigoGeneracion: row.generation_code,
    numeroControl: row.control_number ?? "",
    isReady: row.state !== "draft",
  };
}
