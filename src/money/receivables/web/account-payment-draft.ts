import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { holdsCardNumber } from "#money/payments/domain/card-number.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { type CustomerAccount, payOnAccount } from "../contract/receivables.ts";

/** An amount that is offered with one tap: all that is owed, or all of the oldest open invoice. */
export interface OfferedAmount {
  readonly what: "all" | "oldest";
  readonly amount: Cents;
}

/** What is offered to be paid: the oldest invoice only where it is not all. */
export function offeredAmounts({
  balance,
  open_invoices: [oldest],
}: Pick<CustomerAccount, "balance" | "open_invoices">): OfferedAmount[] {
  const all: OfferedAmount[] = balance > 0 ? [{ what: "all", amount: balance }] : [];
  return oldest && oldest.open < balance ? [...all, { what: "oldest", amount: oldest.open }] : all;
}

const { body } = payOnAccount;

/** The fields of a payment on account, refused above what is owed, and below what was handed over, before the server does. */
export function accountPaymentFields(balance: Cents) {
  const isEnough = (fits: (decision: ReturnType<typeof decideChange>) => boolean) => (values: Amounts) =>
    fits(decideChange(values.received ?? null, values.amount));
  return z
    .object({
      paymentTypeId: orBlank(body.shape.paymentTypeId),
      amount: orBlank(body.shape.amount.refine((amount) => amount <= balance, saying("above_balance"))),
      received: body.shape.received,
      reference: z
        .string()
        .trim()
        .max(50)
        .refine((reference) => !holdsCardNumber(reference), saying("card_number")),
    })
    .refine(
      isEnough((decision) => decision.ok || decision.reason !== "received_too_little"),
      {
        path: ["received"],
        ...saying("received_too_little"),
      },
    )
    .refine(
      isEnough((decision) => decision.ok || decision.reason !== "received_too_much"),
      {
        path: ["received"],
        ...saying("received_too_much"),
      },
    );
}

interface Amounts {
  readonly amount: Cents;
  readonly received?: Cents | null | undefined;
}

export type AccountPaymentFields = z.input<ReturnType<typeof accountPaymentFields>>;
export type CheckedPayment = z.output<ReturnType<typeof accountPaymentFields>>;

/** The ways to pay that are money, those in use. */
export const moneyTypes = (types: readonly PaymentType[]) =>
  types.filter((type) => type.isActive && type.settles === "now");

/** A payment as it is sent: what was handed over only in cash, a reference only where it is not cash. */
export function paymentBodyOf(fields: CheckedPayment, isCash: boolean, uuid: z.output<typeof body>["uuid"]) {
  const { paymentTypeId, amount, received, reference } = fields;
  return {
    uuid,
    paymentTypeId,
    amount,
    ...(isCash ? { received: received ?? null } : { reference: reference || null }),
  };
}

/** A form that nobody has typed in: the only way to pay, or the one that was used last on this device. */
export function startPayment(
  types: readonly PaymentType[],
  lastMethod: PaymentType["id"] | null,
): AccountPaymentFields {
  const [only, another] = types;
  const start = another === undefined ? only : types.find(({ id }) => id === lastMethod);
  return { paymentTypeId: start?.id ?? null, amount: null, received: null, reference: "" };
}
