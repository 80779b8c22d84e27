import { approveByPin } from "#core/approvals/server/public.ts";
import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { readPaymentTypes } from "#core/settings/server/public.ts";
import type { StockChange } from "#inventory/inventory/domain/stock-movement.ts";
import { bindCashSession, takeOutOfDrawer } from "#money/cash/server/public.ts";
import { readDebt, returnDebt } from "#money/receivables/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type CashSessionId, toId, type UserId } from "#platform/domain/ids.ts";
import {
  addCents,
  type Cents,
  cents,
  decimalFromCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { splitRefund } from "#service/customers/domain/credit.ts";
import { foldCombos, inPieces, withCombos } from "#service/orders/domain/combo-lines.ts";
import { chargeOrders, readOrders } from "#service/orders/server/public.ts";
import { type ReturnedLine, recordDocumentTask } from "#tax/documents/server/public.ts";
import { taxOfReturn, taxQueue } from "#tax/tax-documents/server/public.ts";
import type { refundSale as definition } from "../contract/refunds.ts";
import {
  decideRefund,
  type RefundDecision,
  refundStep,
  shareOfPieces,
  withheldStep,
  withRefundedTax,
} from "../domain/refund-amounts.ts";
import { refundPermission } from "../domain/refund-rules.ts";
import { refundedDishes } from "../domain/refunded-dishes.ts";
import {
  accountMethodOf,
  type InvoiceLineRow,
  ordersOfInvoice,
  type RefundMethod,
  soldPortions,
} from "./invoice-queries.ts";
import { insertRefund, type RefundedLine } from "./refund-queries.ts";
import { type Refundable, readRefundableInvoice } from "./refundable.ts";

type RefundRequest = BodyOf<typeof definition>;
type RefundResponse = ResponseOf<typeof definition>;

/**
 * Refunds an invoice or a part of it. The locks of its orders let one refund at a time read what is left; the sum that
 * the person saw is compared, so that two who refund the same at once refund it once.
 */
export function refundSale(ctx: StaffContext, request: RefundRequest): Promise<RefundResponse> {
  return ctx.inTenant(async (tx) => {
    const orderIds = await ordersOfInvoice(tx, request.invoice_id);
    // A sale written by hand has no orders to lock: taking the number first lets one refund at a time read what is
    // left.
    const isByHand = orderIds.length === 0;
    const refundNo = isByHand ? await takeNumber(tx, "refund") : null;
    const orders = await readOrders(tx, orderIds, "locked");
    const refundable = await readRefundableInvoice(tx, request.invoice_id, ctx.now);
    const pieces = piecesOf(refundable, request);
    const shares = decideRefund(refundable.lines, pieces);
    if (refundable.invoice.is_reversed) throw new AppError("nothing_to_refund");
    if (refundable.refunded !== request.refunded_before) throw new AppError("refund_exceeds");
    if (!shares.ok) throw new AppError(shares.reason);
    const decision = await asDocumented(tx, { refundable, pieces, decision: shares });
    if (isByHand && !decision.isWhole) throw new AppError("refund_whole_only");
    const tip = request.returns_tip
      ? subtractCents(refundable.invoice.tip, refundable.tipRefunded)
      : ZERO_CENTS;
    const debt = await readDebt(tx, request.invoice_id, "locked");
    const withheld = withheldStep(refundable.lines, pieces, refundable.invoice.withheld);
    const given = subtractCents(decision.sum.amount, withheld);
    const { onAccount, paidOut } = splitRefund(given, debt?.open ?? ZERO_CENTS);
    const method = await methodOf(tx, request, onAccount > 0 && paidOut + tip === 0);
    const decided = { refundable, pieces, decision, withheld, tip, method, onAccount };
    const drawer = await drawerOf(tx, ctx, request, { ...decided, amount: addCents(paidOut, tip) });
    // A person who approves taking more than the drawer holds has read the invoice, the amount and the reason: that is
    // the refund.
    const approver = drawer.approver ?? (await approverOf(tx, ctx, request, decided));
    const refund = { ...decided, refundNo, cashSessionId: drawer.id, approver };
    const response = await writeRefund(tx, ctx, request, refund);
    await taxQueue.correct(tx, request.invoice_id);
    if (!isByHand) {
      await chargeOrders(tx, ctx, orders, {
        returned: request.returns_stock ? returnedIngredients(refundable.lines, pieces) : [],
      });
      tx.emit({ type: "order_update", orderIds });
    }
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    return response;
  });
}

/** Returns the session that the refund is paid out of, and who approved if its drawer holds less. */
async function drawerOf(
  tx: Tx,
  ctx: StaffContext,
  { reason, approval }: RefundRequest,
  { refundable, method, amount }: DecidedRefund & { readonly amount: Cents },
): Promise<{ readonly id: CashSessionId | null; readonly approver: UserId | null }> {
  if (!method.isCash)
    return { id: (await bindCashSession(tx, ctx, "other_refund"))?.id ?? null, approver: null };
  if (refundPermission(ctx, refundable) === "too_late") throw new AppError("refund_too_late");
  const title = ctx.say("refunds.of_invoice", { no: refundable.invoice.invoice_no });
  return takeOutOfDrawer(tx, ctx, { amount, title, reason, approval });
}

/**
 * Returns the payment type for the amount paid out or, when all is taken off the customer's account, the one that
 * charged it.
 */
async function methodOf(tx: Tx, request: RefundRequest, isOnAccount: boolean): Promise<RefundMethod> {
  if (isOnAccount)
    return required(await accountMethodOf(tx, request.invoice_id), "how an invoice was put on account");
  const type = (await readPaymentTypes(tx)).find(({ id }) => id === request.payment_type_id);
  if (!type?.isActive || type.settles !== "now")
    throw new AppError("payment_type_unknown", { field: "payment_type_id" });
  return { id: type.id, title: type.title, isCash: isCash(type) };
}

/**
 * Returns how many pieces of each line to refund, a combo with all its parts. Throws `not_found` for a line of another
 * invoice and `combo_kept_together` for different numbers of parts.
 */
function piecesOf({ lines }: Refundable, request: RefundRequest): number[] {
  if (request.lines.some((line) => !lines.some(({ id }) => id === line.id))) throw new AppError("not_found");
  const decision = withCombos(
    request.lines.map(({ id, quantity: share }) => ({ id, share })),
    lines,
    { ...inPieces, left: ({ quantity, refunded }) => quantity - refunded },
  );
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: decision.title } });
  const pieces = new Map(decision.lines.map(({ line, share }) => [line.id, share]));
  return lines.map((line) => pieces.get(line.id) ?? 0);
}

async function approverOf(
  tx: Tx,
  ctx: StaffContext,
  { invoice_id: subject, reason, approval }: RefundRequest,
  { refundable, pieces, decision, withheld, tip, method }: DecidedRefund,
): Promise<UserId | null> {
  const permission = refundPermission(ctx, refundable);
  if (permission === "too_late") throw new AppError("refund_too_late");
  if (permission === "allowed") return null;
  const given = foldCombos(
    refundable.lines
      .map(({ title, combo }, index) => ({ title, combo, count: pieces[index] ?? 0 }))
      .filter(({ count }) => count > 0),
  );
  const terms = {
    title: given.map(({ line }) => line.combo?.title ?? line.title).join(", "),
    pieces: given.reduce((sum, { line }) => sum + line.count, 0),
    amount: decimalFromCents(subtractCents(sumCents([decision.sum.amount, tip]), withheld)),
    method: method.title,
    reason,
  };
  return approveByPin(tx, ctx, { action: "sale.refund", subject, approval, terms });
}

interface DecidedRefund {
  readonly refundable: Refundable;
  readonly pieces: readonly number[];
  readonly decision: RefundDecision & { readonly ok: true };
  /** The part of the amount that the buyer had withheld. */
  readonly withheld: Cents;
  readonly tip: Cents;
  readonly method: RefundMethod;
  /** The part of the amount that is taken off the customer's account instead of being paid out. */
  readonly onAccount: Cents;
}

interface ApprovedRefund extends DecidedRefund {
  /** Null when the number is taken last. */
  readonly refundNo: number | null;
  readonly cashSessionId: CashSessionId | null;
  readonly approver: UserId | null;
}

async function writeRefund(
  tx: Tx,
  ctx: StaffContext,
  request: RefundRequest,
  refund: ApprovedRefund,
): Promise<RefundResponse> {
  const { refundable, decision, withheld, tip, method, onAccount, approver } = refund;
  const { invoice } = refundable;
  const refundNo = refund.refundNo ?? (await takeNumber(tx, "refund"));
  const id = await insertRefund(
    tx,
    { ...refundRow(request, refund), refund_no: refundNo, created_at: ctx.now, created_by: ctx.userId },
    await withDishes(tx, refundable, refundedLines(refund)),
  );
  await returnDebt(tx, invoice.invoice_id, onAccount);
  const documentTask = await recordDocumentTask(tx, {
    invoiceId: invoice.invoice_id,
    invoiceType: invoice.invoice_type,
    soldOn: refundable.soldOn,
    today: refundable.today,
    refund: { id, refundNo },
    reason: request.reason,
    amount: decision.sum.amount,
    tip,
    isWhole: decision.isWhole,
    lines: decision.isWhole ? null : returnedLines(refund),
    by: ctx.userId,
    at: ctx.now,
  });
  await recordAudit(tx, ctx, [
    {
      action: "invoice.refunded",
      subject: "invoice",
      subjectId: invoice.invoice_id,
      reason: request.reason,
      approverId: approver,
      before: { refunded: refundable.refunded, tipRefunded: refundable.tipRefunded },
      after: {
        refundNo,
        amount: decision.sum.amount,
        onAccount,
        withheld,
        tip,
        method: method.title,
        documentTask,
      },
    },
  ]);
  const { amount } = decision.sum;
  return {
    message: ctx.say("refunds.reply.done", { refundNo }),
    refund_no: refundNo,
    amount,
    on_account: onAccount,
    withheld,
    tip,
  };
}

function refundRow(
  request: RefundRequest,
  { refundable, decision, withheld, tip, method, onAccount, cashSessionId, approver }: ApprovedRefund,
) {
  return {
    client_uuid: request.uuid,
    invoice_id: refundable.invoice.invoice_id,
    payment_type_id: method.id,
    payment_type_title: method.title,
    cash_session_id: cashSessionId,
    reason: request.reason,
    sub_total_cents: decision.sum.net,
    tax_total_cents: decision.sum.tax,
    tributes_cents: decision.sum.tributes,
    amount_cents: decision.sum.amount,
    debt_cents: onAccount,
    withheld_cents: withheld,
    tip_cents: tip,
    is_stock_returned: request.returns_stock,
    business_date: refundable.today,
    approver_id: approver,
  };
}

type StepOfLine = Omit<RefundedLine, "dishes">;

/** Returns the lines that are refunded. */
function refundedLines({ refundable, pieces, decision }: DecidedLines): StepOfLine[] {
  return refundable.lines.flatMap((line, index) => {
    const quantity = required(pieces[index], "the pieces of a line");
    const amount = decision.lines[index];
    return quantity > 0
      ? [
          {
            ...required(amount, "the amount of a refunded line"),
            service: refundStep(line, quantity, line.service ?? ZERO_CENTS),
            invoiceLineId: line.id,
            quantity,
          },
        ]
      : [];
  });
}

/** Adds how many whole dishes are given back with each line. */
async function withDishes(
  tx: Tx,
  { lines }: Refundable,
  refunded: readonly StepOfLine[],
): Promise<RefundedLine[]> {
  const dishes = refundedDishes(
    await soldPortions(
      tx,
      lines.flatMap(({ order_line_id }) => order_line_id ?? []),
    ),
    refunded,
  );
  return refunded.map((line, index) => ({ ...line, dishes: dishes[index] ?? 0 }));
}

type DecidedLines = Pick<DecidedRefund, "refundable" | "pieces" | "decision">;

/** Returns the refund with the tax that its document says: one of all of it is that of the invoice. */
async function asDocumented(tx: Tx, refund: DecidedLines): Promise<DecidedRefund["decision"]> {
  const { decision } = refund;
  if (decision.isWhole) return decision;
  const { invoice_id: invoiceId, tax_total, tax_refunded } = refund.refundable.invoice;
  const taxLeft = subtractCents(tax_total, tax_refunded);
  const tax = await taxOfReturn(tx, { invoiceId, lines: returnedLines(refund), taxLeft });
  return tax === null ? decision : withRefundedTax(decision, tax);
}

/** Returns these lines for a credit note or return event: discount and service charge apart. */
function returnedLines(refund: DecidedLines): ReturnedLine[] {
  return refundedLines(refund).map(({ invoiceLineId, quantity, tax, amount }) => {
    const line = required(
      refund.refundable.lines.find(({ id }) => id === invoiceLineId),
      "the line that is refunded",
    );
    const step = (figure: Cents) => refundStep(line, quantity, figure);
    const service = line.service === null ? null : step(line.service);
    return {
      invoiceLineId,
      orderLineId: line.order_line_id,
      quantity,
      tax,
      amount,
      service,
      listed: step(line.listed),
      discount: line.discount === null ? null : step(line.discount),
      net: service === null ? null : cents(amount - tax - service),
    };
  });
}

/**
 * Returns the stock of the refunded pieces: their share of what the ordered line took, so that all pieces add up to
 * it. Lines from before stock was recorded on them return nothing.
 */
function returnedIngredients(lines: readonly InvoiceLineRow[], pieces: readonly number[]): StockChange[] {
  return lines.flatMap((line, index) => {
    const { order_id: orderId, stock_held } = line;
    if (orderId === null) return [];
    return Object.entries(stock_held ?? {}).map(([itemId, held]) => ({
      orderId,
      itemId: toId<"InventoryItem">(Number(itemId)),
      delta: thousandths(returnedOf(line, held, required(pieces[index], "the pieces of a line"))),
    }));
  });
}

function returnedOf(line: InvoiceLineRow, held: number, count: number): number {
  const taken = shareOfPieces(held, line.portion_numerator, line.portion_denominator);
  const returnedWith = (pieces: number) => shareOfPieces(taken, pieces, line.quantity);
  return returnedWith(line.refunded + count) - returnedWith(line.refunded);
}
