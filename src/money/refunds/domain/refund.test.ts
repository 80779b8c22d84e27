import fc from "fast-check";
import { expect, test } from "vitest";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { basisPoints, type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { decideRefund, lineShares, type RefundAmount, type RefundableLine } from "./refund-amounts.ts";
import { refundPermission } from "./refund-rules.ts";

const iva: PriceTax = { type: "inclusive", rate: basisPoints(1300) };
const ivaOnTop: PriceTax = { type: "exclusive", rate: basisPoints(1300) };
const line = (unitPrice: number, quantity: number, tax: PriceTax = iva): PricedLine => ({
  unitPrice: cents(unitPrice),
  quantity,
  tax,
});

/** The lines of an invoice as they can be refunded, nothing of them given back yet. */
function refundable(lines: readonly PricedLine[], total: Cents, taxTotal: Cents): RefundableLine[] {
  const shares = lineShares(lines, { total, taxTotal });
  return lines.flatMap(({ quantity }, index) => {
    const share = shares[index];
    return share ? [{ quantity, refunded: 0, share }] : [];
  });
}

test("a whole invoice is given back to the cent, with its tax", () => {
  const lines = [line(150, 2), line(200, 1, ivaOnTop), line(300, 1, NO_TAX)];
  const { payable, taxTotal } = saleTotals(lines);
  expect(decideRefund(refundable(lines, payable, taxTotal), [2, 1, 1])).toMatchObject({
    ok: true,
    isLast: true,
    isWhole: true,
    sum: { amount: payable, tax: taxTotal, net: payable - taxTotal },
  });
});

test("one of three pieces of a dollar with a discount of ten cents on the sale", () => {
  const [dollars] = refundable([line(100, 3, NO_TAX)], cents(290), ZERO_CENTS);
  if (!dollars) throw new Error("One line has one share");
  const amounts = [0, 1, 2].map((refunded) => {
    const decision = decideRefund([{ ...dollars, refunded }], [1]);
    return decision.ok ? decision.sum.amount : null;
  });
  expect(amounts).toEqual([96, 97, 97]);
  expect(decideRefund([dollars], [4])).toEqual({ ok: false, reason: "refund_exceeds" });
  expect(decideRefund([dollars], [0])).toEqual({ ok: false, reason: "nothing_to_refund" });
  expect(decideRefund([dollars], [-1])).toEqual({ ok: false, reason: "refund_exceeds" });
  expect(decideRefund([dollars], [0.5])).toEqual({ ok: false, reason: "refund_exceeds" });
});

const sale = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 30_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        tax: fc.constantFrom(iva, ivaOnTop, NO_TAX),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    discount: fc.integer({ min: 0, max: 4_000 }).map(cents),
    service: fc.record({ rate: fc.constantFrom(0, 1000).map(basisPoints), isTaxed: fc.boolean() }),
    order: fc.infiniteStream(fc.nat()),
  })
  .map(({ lines, ...rest }) => ({
    ...rest,
    lines: lines.map((sold) => line(sold.price, sold.quantity, sold.tax)),
  }));

test("given back piece by piece, all parts together are the invoice", () => {
  fc.assert(
    fc.property(sale, ({ lines, discount, service, order }) => {
      const { payable, taxTotal } = saleTotals(lines, { discount, service });
      let state = refundable(lines, payable, taxTotal);
      const given: RefundAmount[] = [];
      let isLast = false;
      while (!isLast) {
        const left = [...state.entries()].filter(([, line]) => line.refunded < line.quantity);
        const [index] = left[(order.next().value ?? 0) % left.length] ?? [0];
        const decision = decideRefund(
          state,
          state.map((_, at) => (at === index ? 1 : 0)),
        );
        if (!decision.ok) throw new Error(decision.reason);
        given.push(decision.sum);
        expect(decision.sum.amount).toBeGreaterThanOrEqual(0);
        expect(decision.sum.net + decision.sum.tax).toBe(decision.sum.amount);
        state = state.map((line, at) => (at === index ? { ...line, refunded: line.refunded + 1 } : line));
        isLast = decision.isLast;
      }
      expect(sumCents(given.map(({ amount }) => amount))).toBe(payable);
      expect(sumCents(given.map(({ tax }) => tax))).toBe(taxTotal);
    }),
  );
});

test("who may refund, and until when", () => {
  const cashier = { role: "staff", scope: ["ORDER_BILLING"] as Permission[] } as const;
  // Who may look at invoices is asked as a cashier is: the preset of cashiers has both.
  const looker = { role: "staff", scope: ["ORDER_BILLING", "INVOICES"] as Permission[] } as const;
  const keeper = { role: "staff", scope: ["REFUNDS"] as Permission[] } as const;
  const manager = { role: "staff", scope: ["OPERATIONS_MANAGER"] as Permission[] } as const;
  const admin = { role: "admin", scope: [] } as const;
  const soldOn = calendarDate("2027-02-01");
  const days = ["2027-02-01", "2027-02-02", "2027-02-03", "2027-05-01", "2027-05-02"].map(calendarDate);
  const answers = days.map((today) =>
    [cashier, looker, keeper, manager, admin].map((actor) => refundPermission(actor, { soldOn, today })),
  );
  expect(answers).toEqual([
    ["approval_required", "approval_required", "allowed", "allowed", "allowed"],
    ["approval_required", "approval_required", "allowed", "allowed", "allowed"],
    ["approval_required", "approval_required", "approval_required", "allowed", "allowed"],
    ["approval_required", "approval_required", "approval_required", "allowed", "allowed"],
    ["too_late", "too_late", "too_late", "too_late", "too_late"],
  ]);
});
