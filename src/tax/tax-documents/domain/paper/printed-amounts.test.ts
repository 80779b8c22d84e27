import fc from "fast-check";
import { expect, test } from "vitest";
import { sumCents } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimal,
  decimalFrom,
  decimalPriceText,
  sumDecimals,
  timesDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { printedAmounts } from "./printed-amounts.ts";

/** A line of the menu's price, which a crédito fiscal says without IVA. */
function line(price: string, quantity = 1, discount = "0") {
  const [unitPrice, pieces, taken] = [price, String(quantity), discount].map(decimalFrom) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  return {
    unitPrice,
    quantity: pieces,
    discount: taken,
    amount: decimal(timesDecimal(pieces, unitPrice) - taken),
    column: "taxed",
  };
}

const shown = (lines: readonly ReturnType<typeof line>[]) =>
  printedAmounts(lines).map(({ unitPrice, discount, amount }) => [
    decimalPriceText(unitPrice),
    discount,
    amount,
  ]);

test.each([
  ["a price of the menu", line("3.5", 3), ["3.50", 0, 1050]],
  ["one piece without IVA", line("3.09734513"), ["3.10", 0, 310]],
  ["two pieces without IVA", line("3.09734513", 2), ["3.097", 0, 619]],
  ["a hundred pieces without IVA", line("3.09734513", 100), ["3.0973", 0, 30_973]],
  ["with a discount", line("3.09734513", 2, "0.44247788"), ["3.097", 44, 575]],
  ["IVA on top of the menu's price", line("3.1075"), ["3.11", 0, 311]],
  ["what is given away", line("2.65486726", 1, "2.65486726"), ["2.65", 265, 0]],
  ["what stands beside the columns", { ...line("5"), amount: ZERO_DECIMAL }, ["5.00", 0, 0]],
] as const)("%s is printed as short as its amount lets it", (_, given, expected) => {
  expect(shown([given])).toEqual([expected]);
});

test("three dishes of 3.50 without IVA are 9.29, and so are their amounts on paper", () => {
  const dish = line("3.09734513");
  expect(shown([dish, dish, dish])).toEqual([
    ["3.09", 0, 309],
    ["3.10", 0, 310],
    ["3.10", 0, 310],
  ]);
});

test("each line and each column adds up on paper, no cent away from the document", () => {
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 20_000_000_000 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      part: fc.integer({ min: 0, max: 100 }),
      column: fc.constantFrom("taxed", "exempt"),
    })
    .map(({ price, quantity, part, column }) => {
      const whole = BigInt(price) * BigInt(quantity);
      const discount = (whole * BigInt(part)) / 100n;
      return {
        unitPrice: decimal(BigInt(price)),
        quantity: decimalFrom(quantity),
        discount: decimal(discount),
        amount: decimal(whole - discount),
        column,
      };
    });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
      const printed = printedAmounts(lines);
      for (const column of ["taxed", "exempt"]) {
        const exact = sumDecimals(lines.filter((each) => each.column === column).map(({ amount }) => amount));
        const said = sumCents(
          printed.flatMap(({ amount }, index) => (lines[index]?.column === column ? [amount] : [])),
        );
        expect(said).toBe(centsOfDecimal(exact));
      }
      for (const [index, { unitPrice, discount, amount }] of printed.entries()) {
        const { quantity, amount: exact } = lines[index] ?? line("0");
        expect(centsOfDecimal(timesDecimal(quantity, unitPrice))).toBe(sumCents([amount, discount]));
        expect(Math.abs(centsOfDecimal(exact) - amount)).toBeLessThanOrEqual(1);
      }
      expect(sumCents(printed.map(({ discount }) => discount))).toBe(
        centsOfDecimal(sumDecimals(lines.map(({ discount }) => discount))),
      );
      expect(printed.every(({ amount }) => amount >= 0)).toBe(true);
    }),
  );
});
