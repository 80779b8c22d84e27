import type { Cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type FrozenSale, soldLines } from "#tax/documents/server/public.ts";
import { creditNoteOf } from "../../domain/from-sale/document-of-sale.ts";
import type { DocumentIdentity, RelatedDocument } from "../../domain/issue/tax-document-input.ts";
import { type Generation, generationFor } from "../../domain/shape/generation.ts";
import { type KeptInput, readInput } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";

/** A note is the same under every name; only what its generation can say differs. */
const named = (generation: Generation) => ({ generation }) as DocumentIdentity;

/** The credit note of what went back of a sealed crédito fiscal (guide §16). */
export function creditNoteInput(
  corrected: TaxDocumentRow,
  returned: FrozenSale,
  {
    issuing,
    reason,
    atMost,
    now,
  }: {
    readonly issuing: Issuing;
    readonly reason: string;
    /** What is left of the crédito fiscal. */
    readonly atMost: Cents;
    readonly now: Date;
  },
): KeptInput {
  const kept = readInput(corrected.input);
  if (kept.type !== "03") throw new Error(`a credit note of a ${kept.type}`);
  const { rules, environment, issuer } = issuing;
  const day = localMoment(now).day;
  const corrects = relatedTo(corrected);
  const { identity: _, ...input } = creditNoteOf({
    identity: named(generationFor(rules, { kind: "05", environment, day })),
    issuer,
    buyer: required(kept.buyer, "the buyer of a crédito fiscal"),
    corrected: corrects,
    lines: soldLines(returned),
    isServiceTaxed: returned.service.isTaxed,
    isVatWithheld: kept.isVatWithheld,
    isOnCredit: kept.payments.some(({ term }) => term !== null),
    atMost,
    notes: reason,
    appendix: [],
  });
  return returned.written === undefined ? input : { ...input, ...writtenBack(kept, corrects) };
}

/** What was written by hand goes back as it was written, all of it (docs/decisions/0072); the tip stays with the crédito fiscal. */
const writtenBack = ({ lines, tributes }: SaleInput, { number }: RelatedDocument) => ({
  lines: lines.filter(({ sale }) => sale !== "outside").map((line) => ({ ...line, relatedTo: number })),
  tributes,
});

type SaleInput = Extract<KeptInput, { readonly discounts: unknown }>;

/** A sealed document as notes about it name it (guide §16). */
export const relatedTo = ({ kind, generation_code, issued_on }: TaxDocumentRow) => ({
  kind,
  isElectronic: true,
  number: generation_code,
  issuedOn: calendarDate(issued_on),
});
