import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import {
  hasSanePrices,
  type ItemPrices,
  type PriceChange,
  repriced,
  repriceItem,
  roundingSteps,
} from "./reprice.ts";

const change = (changes: Partial<PriceChange> = {}): PriceChange => ({
  by: "percent",
  value: 1000,
  roundTo: 1,
  withVariants: true,
  withAddons: true,
  ...changes,
});

test.each<[number, Partial<PriceChange>, number]>([
  [255, {}, 281],
  [255, { value: -1000 }, 230],
  [255, { roundTo: 25 }, 275],
  [255, { roundTo: 10 }, 280],
  [100, { value: -10_000 }, 0],
  [100, { by: "amount", value: 25 }, 125],
  [100, { by: "amount", value: -150 }, 0],
  [101, { by: "amount", value: 0, roundTo: 5 }, 100],
])("%i cents, changed by %o, are %i", (price, terms, expected) => {
  expect(repriced(cents(price), change(terms))).toBe(expected);
});

const taco: ItemPrices = {
  id: toId(1),
  price: cents(200),
  variants: [{ id: toId(1), price: cents(250) }],
  addons: [
    { id: toId(1), price: cents(50) },
    { id: toId(2), price: cents(0) },
  ],
};

test("variants and add-ons follow when asked to; what is given for free stays free", () => {
  const dearer = repriceItem(taco, change({ by: "amount", value: 25 }));
  expect(dearer).toMatchObject({
    price: 225,
    variants: [{ price: 275 }],
    addons: [{ price: 75 }, { price: 0 }],
  });
  const alone = repriceItem(taco, change({ withVariants: false, withAddons: false }));
  expect(alone).toEqual({ ...taco, price: 220 });
});

test("a price is never below nothing and a multiple of its step", () => {
  const terms = fc.record({
    by: fc.constant("percent" as const),
    value: fc.integer({ min: -10_000, max: 100_000 }),
    roundTo: fc.constantFrom(...roundingSteps),
  });
  fc.assert(
    fc.property(fc.nat(10_000_000), terms, (price, { by, value, roundTo }) => {
      const now = repriced(cents(price), change({ by, value, roundTo }));
      const exact = (price * (10_000 + value)) / 10_000;
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now % roundTo).toBe(0);
      expect(Math.abs(now - exact)).toBeLessThanOrEqual(roundTo / 2 + 0.5);
    }),
  );
});

test("dearer is never cheaper for anybody: the order of prices stays", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.integer({ min: -10_000, max: 20_000 }),
      (a, b, value) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const terms = change({ value, roundTo: 5 });
        expect(repriced(cents(low), terms)).toBeLessThanOrEqual(repriced(cents(high), terms));
      },
    ),
  );
});

test("prices that nobody could mean are noticed wherever they are", () => {
  expect(hasSanePrices(taco)).toBe(true);
  const high = { id: toId<"Variant">(1), price: cents(MAX_TYPED + 1) };
  expect(hasSanePrices({ ...taco, variants: [high] })).toBe(false);
});
