import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { replaceDocument as definition } from "../../contract/corrections.ts";
import { refuseBuyer } from "../issue-documents.ts";
import { updateDocument } from "../sending/document-queries.ts";
import { type WrittenDocument, writeDocument } from "../write-document.ts";
import {
  beginCorrection,
  type Correction,
  correctionWayOf,
  recordCorrection,
  writtenParty,
} from "./correction.ts";
import { typeOf } from "./invalidations.ts";
import { type RebuildTerms, rebuildInput } from "./rebuild-input.ts";

type Request = BodyOf<typeof definition>;

/** Makes a document under new numbers in the place of one that cannot be sent again under its own (guide §2). */
export function replaceDocument(
  ctx: StaffContext,
  id: TaxDocumentId,
  { receptor }: Request,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    const { row, now } = correction;
    const { way } = await correctionWayOf(tx, row, now);
    if (way === "own_numbers") throw new AppError("tax_document_mend_first");
    if (way !== "replace") throw new AppError("tax_document_state");
    const party = writtenParty(receptor, typeOf(row));
    await updateDocument(tx, row.id, { state: "replaced", next_at: null });
    const made = await writeReplacement(tx, ctx, correction, { party });
    refuseBuyer(made.problems);
    await recordCorrection(tx, ctx, row, "tax_document.corrected");
    const isReady = made.problems.length === 0;
    return {
      message: ctx.say(isReady ? "taxDocuments.reply.replaced" : "taxDocuments.reply.still_wrong"),
      id: made.id,
      state: isReady ? "generated" : "draft",
      problems: [...made.problems],
    };
  });
}

/** Writes a document of the same sale, note or purchase under new numbers, with present data. */
export async function writeReplacement(
  tx: Tx,
  { userId }: Pick<StaffContext, "userId">,
  { row, issuing, now, identificationFrom }: Correction,
  terms: Pick<RebuildTerms, "party" | "type">,
): Promise<WrittenDocument> {
  return writeDocument(tx, {
    input: await rebuildInput(tx, row, { issuing, isUnderOwnNumbers: false, ...terms }),
    issuing,
    now,
    by: userId,
    saleId: row.sale_id,
    taskId: row.task_id,
    aboutId: row.about_id,
    replacesId: row.id,
    identificationFrom,
  });
}
