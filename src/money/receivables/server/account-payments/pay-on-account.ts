import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { bindCashSession } from "#money/cash/server/public.ts";
import { decideTender } from "#money/payments/domain/decide-tender.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { settleOldest } from "#service/customers/domain/credit/settle-oldest.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type { payOnAccount as definition } from "../../contract/receivables.ts";
import { type Debtor, lockDebtor, takeOff } from "../debts/debt-queries.ts";
import { insertAccountPayment, openDebts } from "./account-payment-queries.ts";
import { readReceipt } from "./account-payment-receipt.ts";

type Request = BodyOf<typeof definition>;

/**
 * Takes a payment on account: money of the cash session that settles the oldest invoices first. Refuses more than is owed, at
 * `amount`, and what a sale is refused for: a way to pay that is not offered, too little handed over, no open drawer.
 */
export function payOnAccount(
  ctx: StaffContext,
  key: CustomerId | string,
  request: Request,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const debtor = await lockDebtor(tx, found(await customerIdOf(tx, key)));
    const { currency, today } = await readSettings(tx, ctx.now);
    const payment = await checkPayment(tx, request, debtor);
    const parts = settleOldest(await openDebts(tx, debtor.id), request.amount).parts.map(
      ({ debt, amount }) => ({ invoiceId: debt.invoiceId, amount }),
    );
    const drawer = await bindCashSession(tx, ctx, "sale");
    await takeOff(tx, parts);
    const balance = subtractCents(debtor.balance, request.amount);
    const paymentNo = await takeNumber(tx, "account_payment");
    const id = await insertAccountPayment(
      tx,
      {
        ...payment,
        client_uuid: request.uuid,
        payment_no: paymentNo,
        customer_id: debtor.id,
        balance_cents: balance,
        business_date: today,
        cash_session_id: drawer?.id ?? null,
        created_at: ctx.now,
        created_by: ctx.userId,
      },
      parts,
    );
    const method = payment.payment_type_title;
    await recordAudit(tx, ctx, [
      {
        action: "customer.paid_on_account",
        subject: "customer",
        subjectId: debtor.id,
        before: { balance: debtor.balance },
        after: { paymentNo, amount: request.amount, method, balance },
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: debtor.id });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    return {
      message: ctx.say("receivables.reply.paid", {
        name: customerDisplayName(debtor),
        amount: moneyText(ctx, request.amount, currency),
        balance: moneyText(ctx, balance, currency),
      }),
      account_payment_id: id,
      payment_no: paymentNo,
      change: payment.change_cents,
      balance,
      receipt: await readReceipt(tx, ctx.now, debtor.id, id),
    };
  });
}

/** The columns of a payment that may be taken: by a way to pay that is money, at most what is owed. */
async function checkPayment(
  tx: Tx,
  { paymentTypeId, amount, received = null, reference = null }: Request,
  { balance }: Debtor,
) {
  const type = (await readPaymentTypes(tx)).find(({ id }) => id === paymentTypeId);
  if (!type?.isActive || type.settles !== "now")
    throw new AppError("payment_type_unknown", { field: "paymentTypeId" });
  if (amount > balance)
    throw new AppError("invalid_input", { fields: [{ field: "amount", code: "above_balance" }] });
  const decision = decideTender(type, { amount, tip: ZERO_CENTS, received });
  if (!decision.ok)
    throw new AppError("invalid_input", { fields: [{ field: decision.field, code: decision.reason }] });
  return {
    payment_type_id: type.id,
    payment_type_title: type.title,
    amount_cents: amount,
    received_cents: received,
    change_cents: decision.change,
    reference,
  };
}
