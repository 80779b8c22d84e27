import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { bindCashSession, takeOutOfDrawer } from "#money/cash/server/public.ts";
import { decideTender } from "#money/payments/domain/decide-tender.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AccountPaymentId, CustomerId } from "#platform/domain/ids.ts";
import { addCents, cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { settleOldest } from "#service/customers/domain/credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type {
  payOnAccount as payOnAccountRoute,
  takeBackAccountPayment as takeBackAccountPaymentRoute,
} from "../../contract/receivables.ts";
import { type Debtor, lockDebtor, lowerDebts } from "../debts.ts";
import {
  accountPayment,
  insertAccountPayment,
  insertReversal,
  openDebts,
  partsOfAccountPayment,
} from "./account-payment-queries.ts";
import { accountPaymentReceipt } from "./account-payment-receipt.ts";

type Request = BodyOf<typeof payOnAccountRoute>;

/**
 * Takes a payment on account: money of the cash session that settles the oldest invoices first. Throws at `amount` for
 * more than is owed, and refuses what a sale refuses: a payment type out of use, too little cash, no open drawer.
 */
export function payOnAccount(
  ctx: StaffContext,
  key: CustomerId | string,
  request: Request,
): Promise<ResponseOf<typeof payOnAccountRoute>> {
  return ctx.inTenant(async (tx) => {
    const debtor = await lockDebtor(tx, found(await customerIdOf(tx, key)));
    const { currency, today } = await readSettings(tx, ctx.now);
    const payment = await checkPayment(tx, request, debtor);
    const parts = settleOldest(await openDebts(tx, debtor.id), request.amount).parts.map(
      ({ debt, amount }) => ({ invoiceId: debt.invoiceId, amount }),
    );
    const drawer = await bindCashSession(tx, ctx, "sale");
    await lowerDebts(tx, parts);
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
      receipt: await accountPaymentReceipt(tx, ctx.now, debtor.id, id),
    };
  });
}

/**
 * Checks a payment and returns its columns: the payment type must bring in money, and the amount must not exceed the
 * debt.
 */
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

/**
 * Takes back a whole payment on account: the money returns the way it came, cash out of an open drawer, and its
 * invoices are owed again. Throws `account_payment_taken_back` the second time.
 */
export function takeBackPayment(
  ctx: StaffContext,
  key: CustomerId | string,
  id: AccountPaymentId,
  { uuid, reason, approval }: BodyOf<typeof takeBackAccountPaymentRoute>,
): Promise<ResponseOf<typeof takeBackAccountPaymentRoute>> {
  return ctx.inTenant(async (tx) => {
    const debtor = await lockDebtor(tx, found(await customerIdOf(tx, key)));
    const payment = found(await accountPayment(tx, debtor.id, id));
    if (payment.back_at !== null) throw new AppError("account_payment_taken_back");
    const { currency, today } = await readSettings(tx, ctx.now);
    const leaving = { amount: payment.amount, title: customerDisplayName(debtor), reason, approval };
    const drawer = payment.is_cash
      ? await takeOutOfDrawer(tx, ctx, leaving)
      : { id: (await bindCashSession(tx, ctx, "other_refund"))?.id ?? null, approver: null };
    const parts = await partsOfAccountPayment(tx, id);
    await lowerDebts(
      tx,
      parts.map(({ invoiceId, amount }) => ({ invoiceId, amount: cents(-amount) })),
    );
    await insertReversal(tx, {
      account_payment_id: id,
      client_uuid: uuid,
      reason,
      business_date: today,
      cash_session_id: drawer.id,
      created_at: ctx.now,
      created_by: ctx.userId,
    });
    const balance = addCents(debtor.balance, payment.amount);
    await recordAudit(tx, ctx, [
      {
        action: "customer.payment_taken_back",
        subject: "customer",
        subjectId: debtor.id,
        reason,
        approverId: drawer.approver,
        before: { balance: debtor.balance },
        after: { paymentNo: payment.payment_no, amount: payment.amount, method: payment.method, balance },
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: debtor.id });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    return {
      message: ctx.say("receivables.reply.taken_back", {
        number: payment.payment_no,
        name: customerDisplayName(debtor),
        balance: moneyText(ctx, balance, currency),
      }),
      balance,
    };
  });
}
