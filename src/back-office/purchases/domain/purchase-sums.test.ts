import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { purchaseSums } from "./purchase-sums.ts";

const items = [{ total: cents(1000) }, { total: cents(2500) }];

test("lines, discount, other charges and tax add up to the total", () => {
  expect(
    purchaseSums({ items, discount: cents(500), tax: cents(390), total: cents(3490), document_type: null }),
  ).toEqual({ lines: 3500, discount: 500, other: 100, taxOnTop: 390, total: 3490 });
});

test("IVA that is in the prices is not added once more", () => {
  expect(
    purchaseSums({ items, discount: null, tax: cents(403), total: cents(3500), document_type: "01" }),
  ).toEqual({
    lines: 3500,
    discount: 0,
    other: 0,
    taxOnTop: 0,
    total: 3500,
  });
});

test("while a price is missing there are no sums", () => {
  const facts = { discount: null, tax: null, document_type: null } as const;
  expect(purchaseSums({ ...facts, items: [...items, { total: null }], total: null })).toBeNull();
  expect(purchaseSums({ ...facts, items: [...items, { total: null }], total: cents(3500) })).toBeNull();
});
