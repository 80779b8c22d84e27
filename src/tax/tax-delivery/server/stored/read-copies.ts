import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentCopies } from "../../contract/tax-delivery.ts";
import { documentById, documentOfInvoice, isVoid, type StoredDocument } from "./stored-documents.ts";

/** Path of a document's page, for everybody with its code. */
export const documentPage = (generationCode: string): string => `/d/${generationCode}`;

/** Reads which files of a document can be handed over, and to whom they were mailed. */
export const readCopies = (ctx: StaffContext, id: TaxDocumentId): Promise<DocumentCopies> =>
  ctx.inTenant(async (tx) => copiesOf(tx, found(await documentById(tx, id))));

/** Reads the same for the document of an invoice; null when the restaurant issued none. */
export function readCopiesOfInvoice(
  ctx: StaffContext,
  id: InvoiceId,
): Promise<{ document: DocumentCopies | null }> {
  return ctx.inTenant(async (tx) => {
    const document = await documentOfInvoice(tx, id);
    return { document: document ? await copiesOf(tx, document) : null };
  });
}

async function copiesOf(tx: Tx, document: StoredDocument): Promise<DocumentCopies> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("tax_deliveries")
      .select(["id", "cause", "address", "asked_at", "sent_at", "problem"])
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", document.id)
      .orderBy("id", "desc")
      .limit(50),
  );
  return {
    id: document.id,
    type: document.type,
    state: document.state,
    control_number: document.control_number,
    generation_code: document.generation_code,
    seal: document.seal,
    has_files: document.is_signed,
    page: documentPage(document.generation_code),
    to: isVoid(document) ? null : document.email,
    deliveries: rows.map(({ address, problem, ...row }) => ({
      ...row,
      to: address,
      has_failed: row.sent_at === null && problem !== null,
    })),
  };
}
