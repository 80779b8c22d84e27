import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { decimalFromWhole, decimalOfCents, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { makeDebitNote as definition } from "../../contract/corrections.ts";
import { creditedTip, creditNoteOf } from "../../domain/from-sale/document-of-sale.ts";
import type {
  DocumentIdentity,
  DocumentLine,
  RelatedDocument,
} from "../../domain/issue/tax-document-input.ts";
import { lastNoteDay } from "../../domain/life/correction-step.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import { type Generation, generationFor } from "../../domain/shape/generation.ts";
import { readInput, type StoredInput } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { writeDocument } from "../write-document.ts";
import { beginCorrection, type Correction, recordCorrection } from "./correction.ts";
import { documentsAbout } from "./correction-queries.ts";

/** Only what its generation can express differs between notes. */
const named = (generation: Generation) => ({ generation }) as DocumentIdentity;

/** Builds the credit note for the refunded part of a sealed crédito fiscal (guide §16). */
export function creditNoteInput(
  corrected: TaxDocumentRow,
  returned: FrozenSale,
  {
    issuing,
    reason,
    atMost,
    tip,
    isWhole,
    now,
  }: {
    readonly issuing: Issuing;
    readonly reason: string;
    /** Rest of the crédito fiscal. */
    readonly atMost: Cents;
    /** Given back with it. */
    readonly tip: Cents;
    /** True when all of the sale was given back at once. */
    readonly isWhole: boolean;
    readonly now: Date;
  },
): StoredInput {
  const stored = readInput(corrected.input);
  if (stored.type !== "03") throw new Error(`a credit note of a ${stored.type}`);
  const { rules, environment, issuer } = issuing;
  const day = localMoment(now).day;
  const corrects = relatedTo(corrected);
  const returnedSale = {
    identity: named(generationFor(rules, { kind: "05", environment, day })),
    issuer,
    buyer: required(stored.buyer, "the buyer of a crédito fiscal"),
    corrected: corrects,
    lines: returned.lines,
    isServiceTaxed: returned.service.isTaxed,
    isVatWithheld: stored.isVatWithheld,
    isOnCredit: stored.payments.some(({ term }) => term !== null),
    atMost,
    tip,
    isWhole,
    notes: reason,
    appendix: [],
  };
  const { identity: _, ...input } = creditNoteOf(returnedSale);
  if (returned.written === undefined) return input;
  return { ...input, ...creditedByHand(stored, corrects, creditedTip(returnedSale)) };
}

/** Credits all lines of a sale written by hand as they were written (docs/decisions/0072), with what went back of its tip. */
const creditedByHand = (
  { lines, tributes }: SaleInput,
  { number }: RelatedDocument,
  tip: readonly DocumentLine[],
) => ({
  lines: [
    ...lines.filter(({ sale }) => sale !== "outside").map((line) => ({ ...line, relatedTo: number })),
    ...tip,
  ],
  tributes,
});

type SaleInput = Extract<StoredInput, { readonly discounts: unknown }>;

/** A sealed document as notes about it name it (guide §16). */
export const relatedTo = ({ kind, generation_code, issued_on }: TaxDocumentRow) => ({
  kind,
  isElectronic: true,
  number: generation_code,
  issuedOn: calendarDate(issued_on),
});

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
    await recordCorrection(tx, ctx, row, "tax_document.corrected", request.reason);
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
): StoredInput {
  const stored = readInput(row.input);
  if (stored.type !== "03") throw new AppError("tax_document_state");
  const corrected = relatedTo(row);
  return {
    type: "06",
    issuer: issuing.issuer,
    buyer: required(stored.buyer, "the buyer of a crédito fiscal"),
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
    isVatWithheld: stored.isVatWithheld,
    isVatPerceived: false,
    isOnCredit: stored.payments.some(({ term }) => term !== null),
    notes: null,
    appendix: [],
  };
}
