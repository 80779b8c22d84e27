import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { afterLineDiscounts, manualAmounts } from "../src/core/pricing/domain/bill-discounts.ts";
import {
  amountOff,
  type DiscountValue,
  decideDiscounts,
  inOrderOfCodes,
} from "../src/core/pricing/domain/decide-discount.ts";
import { fraction } from "../src/core/pricing/domain/fraction.ts";
import { type LineFigures, saleLines } from "../src/core/pricing/domain/sale-lines.ts";
import { saleTotals } from "../src/core/pricing/domain/sale-totals.ts";
import { lineAmount, type PricedLine } from "../src/core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "../src/core/pricing/domain/tax-type.ts";
import {
  decidePart,
  type PaidLinePart,
  type RequestedPart,
  remainingLines,
} from "../src/money/bills/domain/split-sale.ts";
import {
  decideRefund,
  type RefundableLine,
  refundStep,
  withRefundedTax,
} from "../src/money/refunds/domain/refund-amounts.ts";
import { toId } from "../src/platform/domain/ids.ts";
import {
  basisPoints,
  type Cents,
  cents,
  centsFromDecimal,
  subtractCents,
  sumCents,
} from "../src/platform/domain/money/cents.ts";
import { prorate } from "../src/platform/domain/money/prorate.ts";
import { calendarDate } from "../src/platform/domain/periods/calendar-date.ts";
import { dayFacts } from "../src/reporting/reports/server/day-facts.ts";
import { taxOfRefund, withDocumentCents } from "../src/tax/tax-documents/domain/from-sale/document-cents.ts";
import { creditedAmounts, totalOfSale } from "../src/tax/tax-documents/domain/from-sale/document-of-sale.ts";
import type { SaleLine } from "../src/tax/tax-documents/domain/from-sale/sale-line.ts";

const page = readFileSync(new URL("../docs/money.md", import.meta.url), "utf8");

/** The rows of the table under a heading, as cells. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const iva = basisPoints(1300);
const taxes: Readonly<Record<string, PriceTax>> = {
  inside: { type: "inclusive", rate: iva },
  added: { type: "exclusive", rate: iva },
  none: NO_TAX,
};

/** `2 × 3.50 inside + 1 × 10.00 added` */
function linesOf(cell: string): PricedLine[] {
  return cell.split(" + ").map((text) => {
    const [, quantity, price, kind] = /^(\d+) × (\S+) (inside|added|none)$/.exec(text) ?? [];
    const tax = taxes[kind ?? ""];
    if (!tax) throw new Error(`not a line: ${text}`);
    return { quantity: Number(quantity), unitPrice: centsFromDecimal(price ?? ""), tax };
  });
}

const amountOf = (cell: string) => (cell === "" ? cents(0) : centsFromDecimal(cell));
const amountsOf = (cell: string) => cell.split(", ").map(amountOf);

function serviceOf(cell: string) {
  const [percent = "0", isUntaxed] = cell.replace(" %", "").split(" ");
  return { rate: basisPoints(Number(percent || "0") * 100), isTaxed: isUntaxed === undefined };
}

test.each(rowsUnder("Sales"))(
  "%s: %s",
  (_, lines = "", discount = "", service = "", tip = "", ...figures) => {
    const sale = saleTotals(linesOf(lines), {
      discount: amountOf(discount),
      tip: amountOf(tip),
      service: serviceOf(service),
    });
    const { net, taxTotal, serviceCharge, payable } = sale;
    expect([net, taxTotal, serviceCharge, payable - sale.tip, payable]).toEqual(figures.map(amountOf));
  },
);

/** `10 %` or `1.50` */
function discountIn(cell: string): DiscountValue {
  return cell.endsWith(" %")
    ? { type: "percentage", percent: basisPoints(Number(cell.replace(" %", "")) * 100) }
    : { type: "fixed", amount: amountOf(cell) };
}

/** The same lines with `1.50 of 3` taken off the third. */
function withOwnDiscount(lines: readonly PricedLine[], cell: string): PricedLine[] {
  const [, value = "", place = "0"] = /^(.+) of (\d+)$/.exec(cell) ?? [];
  return lines.map((line, index) =>
    index === Number(place) - 1
      ? { ...line, discount: amountOff(discountIn(value), lineAmount(line)) }
      : line,
  );
}

/** Returns what codes take off, made in the order in which they stand: `2.00, 10 %`. */
function codeAmounts(cell: string, listed: Cents): Cents[] {
  const terms = {
    minOrder: null,
    maxDiscount: null,
    startDate: null,
    endDate: null,
    maxUses: null,
    timesUsed: 0,
  };
  const codes = cell.split(", ").map((value, index) => ({
    id: toId<"DiscountCode">(index + 1),
    code: { ...terms, value: discountIn(value), isActive: true, isCombinable: true },
  }));
  const ordered = inOrderOfCodes(codes, ({ code }) => code).map(({ code }) => code);
  return decideDiscounts(ordered, listed, calendarDate("2026-11-29")).map((decision) =>
    decision.ok ? decision.amount : cents(0),
  );
}

test.each(rowsUnder("Discounts, in their order"))(
  "%s",
  (_, text = "", ofLines = "", codes = "", onBill = "", service = "", off = "", ...figures) => {
    const lines = withOwnDiscount(linesOf(text), ofLines);
    const afterLines = afterLineDiscounts(lines);
    const ofCodes = codeAmounts(codes, afterLines);
    const given = manualAmounts(subtractCents(afterLines, sumCents(ofCodes)), [
      { id: toId<"ManualDiscount">(1), value: discountIn(onBill) },
    ]);
    const ofBill = sumCents(given.map(({ amount }) => amount));
    const own = sumCents(lines.map((line) => line.discount ?? cents(0)));
    expect([own, ...ofCodes, ofBill]).toEqual(amountsOf(off));
    const discount = sumCents([...ofCodes, ofBill]);
    const sale = saleTotals(lines, { discount, service: serviceOf(service) });
    expect(sale.discount).toBe(own + discount);
    expect([sale.taxTotal, sale.serviceCharge, sale.payable]).toEqual(figures.map(amountOf));
  },
);

function wishOf(text: string): RequestedPart {
  const [, equal] = /^share (\d+)$/.exec(text) ?? [];
  if (text === "rest") return { kind: "rest" };
  if (equal !== undefined) return { kind: "share", parts: Number(equal) };
  const [, top, bottom, place] = /^(\d+)\/(\d+) of (\d+)$/.exec(text) ?? [];
  if (place === undefined) return { kind: "amount", amount: centsFromDecimal(text) };
  const portions = Array.from({ length: Number(place) }, (_, index) =>
    index === Number(place) - 1 ? fraction(Number(top), Number(bottom)) : undefined,
  );
  return { kind: "lines", portions };
}

/** The lines of a sale, or of a part of one, as they are frozen with a document of this type. */
function frozenLines(
  priced: readonly PricedLine[],
  figures: readonly LineFigures[],
  type: "01" | "03",
): SaleLine[] {
  const lines = priced.flatMap((line, index): SaleLine[] => {
    const of = figures[index];
    if (of === undefined || of.amount === 0) return [];
    const taxFacts = { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [] } as const;
    const portion = fraction(1, 1);
    return [
      {
        ...of,
        orderLineId: null,
        title: "Plato",
        ...line,
        portion,
        taxOfPrice: line.tax,
        combo: null,
        taxFacts,
        tax: of.tax,
      },
    ];
  });
  return withDocumentCents(lines, { type, isServiceTaxed: true });
}

const taxOf = (lines: readonly SaleLine[]): Cents => sumCents(lines.map(({ tax }) => tax));

test.each(rowsUnder("Parts of a sale"))("%s", (_, text = "", wishes = "", paid = "", tax = "") => {
  const lines = linesOf(text);
  const whole = saleLines(lines, saleTotals(lines));
  const parts: (readonly PaidLinePart[])[] = [];
  for (const wish of wishes.split(", ")) {
    const decision = decidePart(remainingLines(whole, parts), wishOf(wish));
    if (!decision.ok) throw new Error(decision.reason);
    parts.push(decision.lines);
  }
  expect(parts.map((part) => sumCents(part.map(({ figures }) => figures.amount)))).toEqual(amountsOf(paid));
  for (const type of ["01", "03"] as const)
    expect(
      parts.map((part) =>
        taxOf(
          frozenLines(
            lines.map((line, index) => ({
              ...line,
              quantity: 1,
              unitPrice: part[index]?.figures.listed ?? line.unitPrice,
            })),
            part.map(({ figures }) => figures),
            type,
          ),
        ),
      ),
    ).toEqual(amountsOf(tax));
});

/** `2 of 1 + 1 of 3`: pieces by the place of their line; `rest`: all that is left. */
function piecesOf(step: string, lines: readonly RefundableLine[]): number[] {
  if (step === "rest") return lines.map((line) => line.quantity - line.refunded);
  const wanted = step.split(" + ").map((text) => text.split(" of ").map(Number));
  return lines.map((_, index) => wanted.find(([, place]) => place === index + 1)?.[0] ?? 0);
}

test.each(rowsUnder("Refunds"))(
  "%s",
  (_, text = "", discount = "", service = "", steps = "", back = "", ...taxes) => {
    const priced = linesOf(text);
    const sale = saleTotals(priced, { discount: amountOf(discount), service: serviceOf(service) });
    const given = (["01", "03"] as const).map((type) => {
      const sold = frozenLines(priced, saleLines(priced, sale), type);
      let lines: RefundableLine[] = sold.map(({ net, service: charge, tax, amount, quantity }) => ({
        quantity,
        refunded: 0,
        share: { net: sumCents([net, charge]), tax, tributes: cents(0), amount },
      }));
      let [taxLeft, creditable] = [taxOf(sold), totalOfSale({ type, lines: sold, isServiceTaxed: true })];
      /** A line with what the first pieces of it are worth. */
      const piecesOfLine = (line: SaleLine, from: number, to: number): SaleLine[] => {
        const step = (figure: Cents) =>
          refundStep({ quantity: line.quantity, refunded: from }, to - from, figure);
        const [amount, tax, charge] = [step(line.amount), step(line.tax), step(line.service)];
        if (to === from) return [];
        return [
          {
            ...line,
            quantity: to - from,
            listed: step(line.listed),
            discount: step(line.discount),
            net: cents(amount - tax - charge),
            service: charge,
            tax,
            amount,
          },
        ];
      };
      return steps.split(", ").map((text) => {
        const pieces = piecesOf(text, lines);
        const decision = decideRefund(lines, pieces);
        if (!decision.ok) throw new Error(decision.reason);
        const of = (
          from: (line: RefundableLine, count: number) => number,
          to: (line: RefundableLine, count: number) => number,
        ) =>
          sold.flatMap((line, index) => {
            const [held, count] = [lines[index], pieces[index] ?? 0];
            return held ? piecesOfLine(line, from(held, count), to(held, count)) : [];
          });
        const after = (line: RefundableLine, count: number) => line.refunded + count;
        const returned = of(({ refunded }) => refunded, after);
        const left = of(after, ({ quantity }) => quantity);
        const tax = decision.isWhole
          ? taxLeft
          : (taxOfRefund({ type, isServiceTaxed: true, sold, taxLeft, left, returned, creditable }) ??
            cents(-1));
        creditable = cents(
          creditable -
            creditedAmounts({
              lines: returned,
              isServiceTaxed: true,
              atMost: creditable,
              isWhole: decision.isWhole,
            }).total,
        );
        taxLeft = cents(taxLeft - tax);
        lines = lines.map((line, index) => ({ ...line, refunded: line.refunded + (pieces[index] ?? 0) }));
        return withRefundedTax(decision, tax).sum;
      });
    });
    for (const refunds of given) {
      expect(refunds.map(({ amount }) => amount)).toEqual(amountsOf(back));
      expect(sumCents(refunds.map(({ amount }) => amount))).toBe(sale.payable);
    }
    expect(given.map((refunds) => refunds.map(({ tax }) => tax))).toEqual(taxes.map(amountsOf));
    expect(sumCents((given[0] ?? []).map(({ tax }) => tax))).toBe(sale.taxTotal);
  },
);

test.each(rowsUnder("Sharing out"))("%s", (_, whole = "", weights = "", shares = "") => {
  const parts = prorate(amountOf(whole), weights.split(", ").map(Number));
  expect(parts).toEqual(amountsOf(shares));
  expect(sumCents(parts)).toBe(amountOf(whole));
});

test("the page has its tables", () => {
  const tables = ["Sales", "Parts of a sale", "Refunds", "Sharing out"];
  expect(tables.map((heading) => rowsUnder(heading).length)).toEqual([17, 4, 6, 5]);
});

test("each sum of a day is defined", () => {
  const defined = rowsUnder("Sums of a day").map(([name = ""]) => name.replaceAll("`", ""));
  expect(defined).toEqual(Object.keys(dayFacts));
});
