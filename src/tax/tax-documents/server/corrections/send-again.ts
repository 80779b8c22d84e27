import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ReceptorInput } from "#service/customers/domain/receptor.ts";
import type { MadeAnew } from "../../contract/corrections.ts";
import { readEvent } from "../document-input.ts";
import type { DocumentProblem } from "../prepare-document.ts";
import { refuseBuyer } from "../record-sale-document.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { beginCorrection, type Correction } from "./begin-correction.ts";
import { inputNow } from "./input-now.ts";
import { typeOf } from "./invalidation-input.ts";
import { makeAnew, makeEventAnew } from "./make-anew.ts";
import { mendingOf } from "./mending.ts";
import { noteCorrection } from "./note-correction.ts";
import { writtenParty } from "./written-party.ts";

/** Sends a document that was rejected or could not be signed again, with what is true now (guide §2). */
export function sendAgain(ctx: StaffContext, id: TaxDocumentId): Promise<MadeAnew> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    await refuseOver(tx, correction);
    const { row, now, issuing } = correction;
    const problems =
      row.control_number === null
        ? await makeEventAnew(tx, row, { ...readEvent(row.input), issuer: issuing.issuer }, now)
        : await makeAnew(tx, row, await inputNow(tx, row, { issuing, isUnderOwnNumbers: true }), correction);
    await noteCorrection(tx, ctx, row, "tax_document.corrected");
    return answer(ctx, row, problems);
  });
}

/** The same with other data of the buyer, which are refused at their field (guide §2, §4). */
export function mendBuyer(
  ctx: StaffContext,
  id: TaxDocumentId,
  receptor: ReceptorInput | null,
): Promise<MadeAnew> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    await refuseOver(tx, correction);
    const { row, issuing } = correction;
    if (row.control_number === null) throw new AppError("tax_document_state");
    const party = writtenParty(receptor, typeOf(row));
    const input = await inputNow(tx, row, { issuing, isUnderOwnNumbers: true, party });
    const problems = await makeAnew(tx, row, input, correction);
    refuseBuyer(problems);
    await noteCorrection(tx, ctx, row, "tax_document.corrected");
    return answer(ctx, row, problems);
  });
}

/** After 24 hours it is replaced, and before them only what can be sent again is (guide §2). */
async function refuseOver(tx: Tx, { row, now }: Correction): Promise<void> {
  const mending = await mendingOf(tx, row, now);
  if (mending.way === "none") throw new AppError("tax_document_state");
  if (mending.way === "replace") throw new AppError("tax_document_mend_over");
}

function answer(
  ctx: StaffContext,
  { state }: TaxDocumentRow,
  problems: readonly DocumentProblem[],
): MadeAnew {
  return problems.length === 0
    ? { message: ctx.say("taxDocuments.reply.queued"), state: "generated", problems: [] }
    : { message: ctx.say("taxDocuments.reply.still_wrong"), state, problems: [...problems] };
}
