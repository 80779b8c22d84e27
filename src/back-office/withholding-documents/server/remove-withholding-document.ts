import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { WithholdingDocumentId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  removeWithholdingDocument as definition,
  readWithholdingText as textDefinition,
} from "../contract/withholding-documents.ts";

/** Takes a document out of all figures. Throws `not_found` for an unknown one, or one that was taken out before. */
export function removeWithholdingDocument(
  ctx: StaffContext,
  id: WithholdingDocumentId,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const removed = found(
      await tx.first(
        sqlOf
          .updateTable("withholding_documents")
          .set({ removed_at: ctx.now, removed_by: ctx.userId })
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", id)
          .where("removed_at", "is", null)
          .returning(["party_name", "kind", "amount_cents"]),
      ),
    );
    const kind = ctx.say(`withholdingDocuments.types.${removed.kind}`);
    await recordAudit(tx, ctx, [
      {
        action: "withholding_document.removed",
        subject: "withholding_document",
        subjectId: id,
        before: { title: removed.party_name, kind, amount: cents(removed.amount_cents) },
        after: null,
      },
    ]);
    return { message: ctx.say("withholdingDocuments.reply.removed", { name: removed.party_name }) };
  });
}

const unpacked = promisify(gunzip);

/** Returns a document exactly as it was sent. Throws `not_found` for an unknown one. */
export async function readWithholdingText(
  ctx: StaffContext,
  id: WithholdingDocumentId,
): Promise<ResponseOf<typeof textDefinition>> {
  const {
    original,
    sha256,
    generation_code: code,
  } = await ctx.inTenant(async (tx) =>
    found(
      await tx.first(
        sqlOf
          .selectFrom("withholding_documents")
          .select(["original", "sha256", "generation_code"])
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", id),
      ),
    ),
  );
  return {
    hash: sha256,
    mediaType: "application/json",
    bytes: await unpacked(original),
    downloadName: `${code}.json`,
  };
}
