import type { Tender } from "../../../contract/payments.ts";
import type { ValidationCode } from "../../../contract/platform/validation-code.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { decideChange } from "../../../domain/money/decide-change.ts";
import { isTipTooLarge } from "../../../domain/money/sane-amounts.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { readPaymentTypes } from "../settings/public.ts";

/** A checked way to pay a part of an invoice. */
export interface TakenTender {
  readonly uuid: string;
  readonly paymentTypeId: Tender["paymentTypeId"];
  readonly title: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly received: Cents | null;
  readonly change: Cents;
  readonly reference: string | null;
}

/** Where a refusal of a tender belongs on the form that sent it. */
export interface TenderFields {
  readonly paymentType: (index: number) => string;
  readonly received: (index: number) => string;
  readonly tip: (index: number) => string;
}

/**
 * Ways to pay that are in use and add up to `due`; of each enough was handed over for its amount and tip. Refuses the
 * others: `payment_type_unknown`, or `invalid_input` at the field.
 */
export async function takeTenders(
  tx: Tx,
  tenders: readonly Tender[],
  due: Cents,
  fields: TenderFields,
): Promise<TakenTender[]> {
  if (sumCents(tenders.map((tender) => tender.amount)) !== due) throw invalid("tenders", "amounts_differ");
  refuseTipBySlip(tenders, due, fields);
  const offered = (await readPaymentTypes(tx)).filter(({ isActive }) => isActive);
  const taken: TakenTender[] = [];
  for (const [index, tender] of tenders.entries()) {
    const type = offered.find(({ id }) => id === tender.paymentTypeId);
    if (!type) throw new AppError("payment_type_unknown", { field: fields.paymentType(index) });
    const tip = tender.tip ?? ZERO_CENTS;
    const received = tender.received ?? null;
    const decision = decideChange(received, cents(tender.amount + tip));
    if (!decision.ok) throw invalid(fields.received(index), decision.reason);
    taken.push({
      uuid: tender.uuid,
      paymentTypeId: type.id,
      title: type.title,
      amount: tender.amount,
      tip,
      received,
      change: decision.change,
      reference: tender.reference ?? null,
    });
  }
  return taken;
}

/** Refuses tips that together are larger than a guest means, at the largest of them. */
function refuseTipBySlip(tenders: readonly Tender[], due: Cents, fields: TenderFields): void {
  const tips = tenders.map((tender) => tender.tip ?? ZERO_CENTS);
  if (!isTipTooLarge(sumCents(tips), due)) return;
  throw invalid(fields.tip(tips.indexOf(cents(Math.max(...tips)))), "tip_too_large");
}

function invalid(field: string, code: ValidationCode): AppError {
  return new AppError("invalid_input", { fields: [{ field, code }] });
}
