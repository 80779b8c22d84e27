import type { Tender } from "../../../contract/payments.ts";
import type { ValidationCode } from "../../../contract/platform/validation-code.ts";
import type { CustomerId } from "../../../domain/ids.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { decideChange } from "../../../domain/money/decide-change.ts";
import { isTipTooLarge } from "../../../domain/money/sane-amounts.ts";
import type { Settlement } from "../../../domain/payments/settlement.ts";
import { tenderCodeOf } from "../../../domain/payments/tender-code.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { checkCredit } from "../receivables/public.ts";
import { readPaymentTypes } from "../settings/public.ts";
import type { Cashier } from "./cashier.ts";

/** A checked way to pay a part of an invoice. */
export interface TakenTender {
  readonly uuid: string;
  readonly paymentTypeId: Tender["paymentTypeId"];
  readonly title: string;
  readonly settles: Settlement;
  /** CAT-017. */
  readonly tenderCode: string;
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

/** What is paid, and who may owe a part of it. */
export interface TendersGiven {
  readonly tenders: readonly Tender[];
  readonly due: Cents;
  readonly customerId: CustomerId | null;
}

/**
 * Ways to pay that are in use and add up to `due`; of each enough was handed over for its amount and tip. What is to be owed is
 * within the customer's credit, and their account is held. Refuses the others: `payment_type_unknown`, what `checkCredit`
 * refuses, or `invalid_input` at the field.
 */
export async function takeTenders(
  tx: Tx,
  cashier: Cashier,
  { tenders, due, customerId }: TendersGiven,
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
    if (type.settles === "on_account" && tip > 0) throw invalid(fields.tip(index), "tip_on_account");
    const decision = decideChange(received, cents(tender.amount + tip));
    if (!decision.ok) throw invalid(fields.received(index), decision.reason);
    taken.push({
      uuid: tender.uuid,
      paymentTypeId: type.id,
      title: type.title,
      settles: type.settles,
      tenderCode: tenderCodeOf(type),
      amount: tender.amount,
      tip,
      received,
      change: decision.change,
      reference: tender.reference ?? null,
    });
  }
  await checkOwed(tx, cashier, { taken, customerId }, fields);
  return taken;
}

/** What of these is owed. */
export function owedOf(taken: readonly TakenTender[]): Cents {
  return sumCents(taken.filter(({ settles }) => settles === "on_account").map(({ amount }) => amount));
}

async function checkOwed(
  tx: Tx,
  cashier: Cashier,
  { taken, customerId }: { readonly taken: readonly TakenTender[]; readonly customerId: CustomerId | null },
  fields: TenderFields,
): Promise<void> {
  const index = taken.findIndex(({ settles }) => settles === "on_account");
  if (index === -1) return;
  await checkCredit(tx, cashier, { customerId, amount: owedOf(taken), field: fields.paymentType(index) });
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
