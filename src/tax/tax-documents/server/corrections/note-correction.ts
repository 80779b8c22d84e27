import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";

/** Keeps who did what about a document, and why. */
export async function noteCorrection(
  tx: Tx,
  ctx: StaffContext,
  { id, kind, control_number: number, state }: TaxDocumentRow,
  action: AuditAction,
  reason: string | null = null,
): Promise<void> {
  await recordAudit(tx, ctx, [
    {
      action,
      subject: "tax_document",
      subjectId: id,
      ...(reason === null ? {} : { reason }),
      before: { state },
      after: { kind, number },
    },
  ]);
  tx.emit({ type: "tax_documents_changed" });
}
