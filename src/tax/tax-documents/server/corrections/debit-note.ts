import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { decimalFromWhole, decimalOfCents, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { makeDebitNote as definition } from "../../contract/corrections.ts";
import { lastNoteDay } from "../../domain/life/correction-step.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import { type KeptInput, readInput } from "../document-input.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { writeDocument } from "../write-document.ts";
import { beginCorrection, type Correction } from "./begin-correction.ts";
import { documentsAbout } from "./correction-queries.ts";
import { relatedTo } from "./credit-note.ts";
import { noteCorrection } from "./note-correction.ts";

type Request = BodyOf<typeof definition>;

/** CAT-011 and CAT-014 of an amount that is neither goods nor counted (guide §5). */
const SERVICE = 2;
const NO_UNIT = 99;

/** Charges more on a sealed crédito fiscal, within three months (guide §16). */
export function makeDebitNote(
  ctx: StaffContext,
  id: TaxDocumentId,
  request: Request,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    const { row, issuing, now } = correction;
    const events = (await documentsAbout(tx, [id])).filter(({ kind }) => kind === "invalidation");
    if (row.kind !== "03" || !isSealed(row.state) || events.length > 0)
      throw new AppError("tax_document_state");
    if (localMoment(now).day > lastNoteDay(calendarDate(row.issued_on)))
      throw new AppError("debit_note_too_late");
    const made = await writeDocument(tx, {
      input: debitNoteInput(row, correction, request),
      issuing,
      now,
      by: ctx.userId,
      saleId: null,
      taskId: null,
      aboutId: id,
      replacesId: null,
      identificationFrom: null,
    });
    await noteCorrection(tx, ctx, row, "tax_document.corrected", request.reason);
    const isReady = made.problems.length === 0;
    return {
      message: ctx.say(isReady ? "taxDocuments.reply.debited" : "taxDocuments.reply.still_wrong"),
      id: made.id,
      state: isReady ? "generated" : "draft",
      problems: [...made.problems],
    };
  });
}

/** One taxed line of the amount, which IVA is added to (guide §7, §16). */
function debitNoteInput(
  row: TaxDocumentRow,
  { issuing }: Correction,
  { amount, reason }: Request,
): KeptInput {
  const kept = readInput(row.input);
  if (kept.type !== "03") throw new AppError("tax_document_state");
  const corrected = relatedTo(row);
  return {
    type: "06",
    issuer: issuing.issuer,
    buyer: required(kept.buyer, "the buyer of a crédito fiscal"),
    related: [corrected],
    lines: [
      {
        kind: SERVICE,
        sale: "taxed",
        code: null,
        title: reason,
        quantity: decimalFromWhole(1),
        unit: NO_UNIT,
        unitPrice: decimalOfCents(amount),
        discount: ZERO_DECIMAL,
        outside: ZERO_DECIMAL,
        tributes: [],
        ownTribute: null,
        relatedTo: corrected.number,
      },
    ],
    tributes: [],
    isVatWithheld: kept.isVatWithheld,
    isVatPerceived: false,
    isOnCredit: kept.payments.some(({ term }) => term !== null),
    notes: null,
    appendix: [],
  };
}
