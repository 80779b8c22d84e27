import { readPaymentTypes } from "#core/settings/server/public.ts";
import { openDrawerOf } from "#money/cash/server/public.ts";
import { isCash } from "#money/payments/domain/decide-tender.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { RefundableInvoice, refundStates } from "../contract/refunds.ts";
import { refundPermission } from "../domain/refund-rules.ts";
import { type Refundable, readRefundableInvoice } from "./refundable.ts";

/** An invoice with its past refunds, and whether the person may refund it, or more of it. */
export function readRefundable(ctx: StaffContext, invoiceId: InvoiceId): Promise<RefundableInvoice> {
  return ctx.inTenant(async (tx) => {
    const refundable = await readRefundableInvoice(tx, invoiceId, ctx.now);
    const { invoice, refunds, lines } = refundable;
    const methods = (await readPaymentTypes(tx)).filter(
      ({ isActive, settles }) => isActive && settles === "now",
    );
    return {
      ...invoice,
      lines: lines.map(({ id, title, variant_title, quantity, refunded, share, combo }) => ({
        id,
        title,
        variant_title,
        quantity,
        refunded,
        amount: share.amount,
        tax: share.tax,
        combo,
      })),
      refunded: refundable.refunded,
      tip_refunded: refundable.tipRefunded,
      open_debt: refundable.openDebt,
      refunds,
      state: stateOf(ctx, refundable),
      payment_types: methods.map((type) => ({ id: type.id, title: type.title, is_cash: isCash(type) })),
      drawer: (await openDrawerOf(tx, ctx))?.title ?? null,
      currency: refundable.currency,
    };
  });
}

function stateOf(ctx: StaffContext, refundable: Refundable): (typeof refundStates)[number] {
  const { invoice, lines } = refundable;
  if (invoice.is_reversed) return "taken_back";
  if (lines.every((line) => line.refunded === line.quantity)) return "nothing_left";
  return refundPermission(ctx, refundable);
}
