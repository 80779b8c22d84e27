import type { WithholdingDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** A document that was imported before. */
interface KnownDocument {
  readonly id: WithholdingDocumentId;
  readonly at: Date;
  readonly by: string;
}

/** Finds the import of a document, unless it was taken out. `generationCode` is in capitals. */
export async function knownDocument(tx: Tx, generationCode: string): Promise<KnownDocument | null> {
  const [known] = await tx.query<KnownDocument>({
    text: `select w.id, w.created_at as at, u.name as by from withholding_documents w
      join users u on u.tenant_id = $1 and u.id = w.created_by
      where w.tenant_id = $1 and w.generation_code = $2 and w.removed_at is null`,
    values: [tx.tenantId, generationCode],
  });
  return known ?? null;
}
