import { readSettings } from "#core/settings/server/public.ts";
import { bindCashSession, takeOutOfDrawer } from "#money/cash/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AccountPaymentId, CustomerId } from "#platform/domain/ids.ts";
import { addCents, cents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type { takeBackAccountPayment as definition } from "../../contract/receivables.ts";
import { lockDebtor, takeOff } from "../debts/debt-queries.ts";
import { accountPayment, insertReversal, partsOf } from "./account-payment-queries.ts";

/**
 * Takes a payment on account back whole: the money goes back by the way it came, out of a drawer that is open when it is cash,
 * and its invoices are owed again. Refuses `account_payment_taken_back` the second time.
 */
export function takeBackPayment(
  ctx: StaffContext,
  key: CustomerId | string,
  id: AccountPaymentId,
  { uuid, reason, approval }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const debtor = await lockDebtor(tx, found(await customerIdOf(tx, key)));
    const payment = found(await accountPayment(tx, debtor.id, id));
    if (payment.back_at !== null) throw new AppError("account_payment_taken_back");
    const { currency, today } = await readSettings(tx, ctx.now);
    const leaving = { amount: payment.amount, title: customerDisplayName(debtor), reason, approval };
    const drawer = payment.is_cash
      ? await takeOutOfDrawer(tx, ctx, leaving)
      : { id: (await bindCashSession(tx, ctx, "other_refund"))?.id ?? null, approver: null };
    const parts = await partsOf(tx, id);
    await takeOff(
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
