import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { replaceDocument as definition } from "../../contract/corrections.ts";
import { refuseBuyer } from "../record-sale-document.ts";
import { updateDocument } from "../sending/document-queries.ts";
import { type WrittenDocument, writeDocument } from "../write-document.ts";
import { beginCorrection, type Correction } from "./begin-correction.ts";
import { type Anew, inputNow } from "./input-now.ts";
import { typeOf } from "./invalidation-input.ts";
import { mendingOf } from "./mending.ts";
import { noteCorrection } from "./note-correction.ts";
import { writtenParty } from "./written-party.ts";

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
    const { way } = await mendingOf(tx, row, now);
    if (way === "own_numbers") throw new AppError("tax_document_mend_first");
    if (way !== "replace") throw new AppError("tax_document_state");
    const party = writtenParty(receptor, typeOf(row));
    await updateDocument(tx, row.id, { state: "replaced", next_at: null });
    const made = await writeInPlaceOf(tx, ctx, correction, { party });
    refuseBuyer(made.problems);
    await noteCorrection(tx, ctx, row, "tax_document.corrected");
    const isReady = made.problems.length === 0;
    return {
      message: ctx.say(isReady ? "taxDocuments.reply.replaced" : "taxDocuments.reply.still_wrong"),
      id: made.id,
      state: isReady ? "generated" : "draft",
      problems: [...made.problems],
    };
  });
}

/** A document of the same sale, note or purchase, under new numbers and with what is true now. */
export async function writeInPlaceOf(
  tx: Tx,
  { userId }: Pick<StaffContext, "userId">,
  { row, issuing, now, identificationFrom }: Correction,
  anew: Pick<Anew, "party" | "type">,
): Promise<WrittenDocument> {
  return writeDocument(tx, {
    input: await inputNow(tx, row, { issuing, isUnderOwnNumbers: false, ...anew }),
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
