import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import { tenderCodeOf } from "#core/payment-types/domain/tender-code.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { readPaymentTypes } from "#core/settings/server/public.ts";
import { checkCredit } from "#money/receivables/server/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { isTipTooLarge } from "#platform/domain/money/sane-amounts.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Tender } from "../contract/payments.ts";
import { decideTender } from "../domain/decide-tender.ts";

/** The person who takes the money, the moment, and the language of refusals. */
export type Cashier = Pick<StaffContext, "userId" | "role" | "scope" | "now" | "say" | "language">;

/** A checked payment of a part of an invoice. */
export interface CheckedTender {
  readonly uuid: string;
  readonly paymentTypeId: Tender["paymentTypeId"];
  readonly title: string;
  readonly settles: Settlement;
  /** Code of CAT-017. */
  readonly tenderCode: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly received: Cents | null;
  readonly change: Cents;
  readonly reference: string | null;
}

/** Names the form fields that show a refusal of a tender. */
interface TenderFields {
  readonly paymentType: (index: number) => string;
  readonly amount: (index: number) => string;
  readonly received: (index: number) => string;
  readonly tip: (index: number) => string;
}

/** The payment, and the customer who may owe a part of it. */
interface TendersGiven {
  readonly tenders: readonly Tender[];
  readonly due: Cents;
  readonly customerId: CustomerId | null;
}

/**
 * Checks that the payment types are in use, add up to `due` and follow their own rules (`decideTender`). A debt must
 * fit the customer's credit, and their account is locked. When nothing is due, for example because all was free, one
 * payment type may be named with zero: then there is nothing to write. Throws `payment_type_unknown`, what
 * `checkCredit` throws, or `invalid_input` at the field.
 */
export async function checkTenders(
  tx: Tx,
  cashier: Cashier,
  { tenders, due, customerId }: TendersGiven,
  fields: TenderFields,
): Promise<CheckedTender[]> {
  if (sumCents(tenders.map((tender) => tender.amount)) !== due) throw invalid("tenders", "amounts_differ");
  refuseMistypedTip(tenders, due, fields);
  const offered = (await readPaymentTypes(tx)).filter(({ isActive }) => isActive);
  const isNothing = due === 0 && tenders.length === 1 && tenders.every((tender) => !tender.tip);
  const taken: CheckedTender[] = [];
  for (const [index, tender] of tenders.entries()) {
    const type = offered.find(({ id }) => id === tender.paymentTypeId);
    if (!type) throw new AppError("payment_type_unknown", { field: fields.paymentType(index) });
    if (!isNothing) taken.push(checkedTender(type, tender, { fields, index }));
  }
  await checkOwed(tx, cashier, { taken, customerId }, fields);
  return taken;
}

interface TenderPlace {
  readonly fields: TenderFields;
  readonly index: number;
}

function checkedTender(type: PaymentType, tender: Tender, { fields, index }: TenderPlace): CheckedTender {
  const { uuid, amount, tip = ZERO_CENTS, received = null, reference = null } = tender;
  const decision = decideTender(type, { amount, tip, received });
  if (!decision.ok) throw invalid(fields[decision.field](index), decision.reason);
  return {
    uuid,
    paymentTypeId: type.id,
    title: type.title,
    settles: type.settles,
    tenderCode: tenderCodeOf(type),
    amount,
    tip,
    received,
    change: decision.change,
    reference,
  };
}

/** Returns the part that the customer owes. */
export function amountOwed(taken: readonly CheckedTender[]): Cents {
  return sumCents(taken.filter(({ settles }) => settles === "on_account").map(({ amount }) => amount));
}

async function checkOwed(
  tx: Tx,
  cashier: Cashier,
  { taken, customerId }: { readonly taken: readonly CheckedTender[]; readonly customerId: CustomerId | null },
  fields: TenderFields,
): Promise<void> {
  const index = taken.findIndex(({ settles }) => settles === "on_account");
  if (index === -1) return;
  await checkCredit(tx, cashier, { customerId, amount: amountOwed(taken), field: fields.paymentType(index) });
}

/** Throws for tips whose sum is larger than a guest can mean, at the largest of them. */
function refuseMistypedTip(tenders: readonly Tender[], due: Cents, fields: TenderFields): void {
  const tips = tenders.map((tender) => tender.tip ?? ZERO_CENTS);
  if (!isTipTooLarge(sumCents(tips), due)) return;
  throw invalid(fields.tip(tips.indexOf(cents(Math.max(...tips)))), "tip_too_large");
}

function invalid(field: string, code: ValidationCode): AppError {
  return new AppError("invalid_input", { fields: [{ field, code }] });
}
