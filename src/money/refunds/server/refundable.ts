import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { drawerForPayment } from "#money/cash/server/public.ts";
import { readDebt } from "#money/receivables/server/public.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { basisPoints, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { RefundableInvoice, refundStates } from "../contract/refunds.ts";
import { lineShares, type RefundAmount, type RefundableLine } from "../domain/refund-amounts.ts";
import { refundPermission } from "../domain/refund-rules.ts";
import {
  type InvoiceLineRow,
  type InvoiceRow,
  invoiceLineRows,
  invoiceRow,
  refundRows,
} from "./invoice-queries.ts";

/** An invoice as the rules of refunds see it. */
export type Refundable = Awaited<ReturnType<typeof readRefundableInvoice>>;

/** Reads an invoice with its lines, their shares and its refunds; throws `not_found`. */
export async function readRefundableInvoice(tx: Tx, invoiceId: InvoiceId, now: Date) {
  const invoice = found(await invoiceRow(tx, invoiceId));
  const rows = await invoiceLineRows(tx, invoiceId);
  const refunds = await refundRows(tx, invoiceId);
  const { today, currency } = await readSettings(tx, now);
  const shares = sharesOf(invoice, rows);
  return {
    invoice,
    refunds,
    today,
    currency,
    soldOn: businessDate(invoice.business_date),
    refunded: sumCents(refunds.map((refund) => refund.amount)),
    tipRefunded: sumCents(refunds.map((refund) => refund.tip)),
    openDebt: (await readDebt(tx, invoiceId))?.open ?? ZERO_CENTS,
    lines: rows.flatMap((row, index) => {
      const share = shares[index];
      return share ? [{ ...row, share } satisfies InvoiceLineRow & RefundableLine] : [];
    }),
  };
}

/**
 * Returns what was paid for each line: its figures, or its share of the totals on invoices from before lines had
 * figures.
 */
function sharesOf(invoice: InvoiceRow, rows: readonly InvoiceLineRow[]): RefundAmount[] {
  const recorded = rows.flatMap(({ net, tax, tributes }) =>
    net === null || tax === null ? [] : [{ net, tax, tributes, amount: cents(net + tax + tributes) }],
  );
  if (recorded.length === rows.length) return recorded;
  return lineShares(
    rows.map((row) => ({
      unitPrice: cents(row.unit_price_cents),
      quantity: row.quantity,
      tax: { type: row.tax_type, rate: basisPoints(row.tax_rate_bp) },
    })),
    { total: invoice.total, taxTotal: invoice.tax_total },
  );
}

/** Returns an invoice with its past refunds, and whether the person may refund it, or more of it. */
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
        tributes: share.tributes,
        combo,
      })),
      refunded: refundable.refunded,
      tip_refunded: refundable.tipRefunded,
      open_debt: refundable.openDebt,
      refunds,
      state: stateOf(ctx, refundable),
      payment_types: methods.map((type) => ({ id: type.id, title: type.title, is_cash: isCash(type) })),
      drawer: (await drawerForPayment(tx, ctx))?.title ?? null,
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
