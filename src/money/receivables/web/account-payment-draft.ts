import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { holdsCardNumber } from "#money/payments/domain/card-number.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { type CustomerAccount, payOnAccount } from "../contract/receivables.ts";

/** An amount offered with one tap: the whole debt, or the oldest open invoice. */
interface OfferedAmount {
  readonly what: "all" | "oldest";
  readonly amount: Cents;
}

/** Returns the offered amounts; the oldest invoice only if it is not the whole debt. */
export function offeredAmounts({
  balance,
  open_invoices: [oldest],
}: Pick<CustomerAccount, "balance" | "open_invoices">): OfferedAmount[] {
  const all: OfferedAmount[] = balance > 0 ? [{ what: "all", amount: balance }] : [];
  return oldest && oldest.open < balance ? [...all, { what: "oldest", amount: oldest.open }] : all;
}

const { body } = payOnAccount;

/**
 * Returns the fields of a payment on account. They refuse more than is owed, and less cash than the amount, before the
 * server does.
 */
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

type AccountPaymentFields = z.input<ReturnType<typeof accountPaymentFields>>;
type CheckedPayment = z.output<ReturnType<typeof accountPaymentFields>>;

/** Returns the payment types in use that bring in money. */
export const moneyTypes = (types: readonly PaymentType[]) =>
  types.filter((type) => type.isActive && type.settles === "now");

/** Returns the payment to send: cash handed over only for cash, a reference only for other payment types. */
export function paymentBodyOf(fields: CheckedPayment, isCash: boolean, uuid: z.output<typeof body>["uuid"]) {
  const { paymentTypeId, amount, received, reference } = fields;
  return {
    uuid,
    paymentTypeId,
    amount,
    ...(isCash ? { received: received ?? null } : { reference: reference || null }),
  };
}

/** Returns an untouched form with the only payment type, or the one used last on this device. */
export function startPayment(
  types: readonly PaymentType[],
  lastMethod: PaymentType["id"] | null,
): AccountPaymentFields {
  const [only, another] = types;
  const start = another === undefined ? only : types.find(({ id }) => id === lastMethod);
  return { paymentTypeId: start?.id ?? null, amount: null, received: null, reference: "" };
}
