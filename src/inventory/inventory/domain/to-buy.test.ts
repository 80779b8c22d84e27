import fc from "fast-check";
import { expect, test } from "vitest";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { packSize, quantityToBuy, type StockToBuy, tenthsOfDaysLeft, usagePerDay } from "./to-buy.ts";

const FORTNIGHT_MS = 14 * DAY_MS;

const stock = (current: number, minimum: number, used: number, ms = FORTNIGHT_MS): StockToBuy => ({
  current: thousandths(current),
  minimum: thousandths(minimum),
  used: thousandths(used),
  observedMs: ms,
});

test("days left are what is there over what a day uses, in tenths rounded down", () => {
  expect(usagePerDay(stock(0, 0, 28_000))).toBe(2_000);
  expect(tenthsOfDaysLeft(stock(5_000, 0, 28_000))).toBe(25);
  expect(tenthsOfDaysLeft(stock(5_199, 0, 28_000))).toBe(25);
  expect(tenthsOfDaysLeft(stock(0, 0, 28_000))).toBe(0);
  expect(tenthsOfDaysLeft(stock(-400, 0, 28_000))).toBe(0);
});

test("what is not used lasts for nobody knows how long", () => {
  expect(tenthsOfDaysLeft(stock(5_000, 0, 0))).toBeNull();
  expect(tenthsOfDaysLeft(stock(5_000, 0, -1_000))).toBeNull();
  expect(usagePerDay(stock(0, 0, -1_000))).toBe(0);
});

test("an ingredient that is three days old is judged by three days", () => {
  // 6 kg in 3 days are 2 kg a day, not 0.43.
  expect(tenthsOfDaysLeft(stock(4_000, 0, 6_000, 3 * DAY_MS))).toBe(20);
});

test("it is bought for the days to come above the minimum, in whole units or packages", () => {
  // 2 kg a day for 7 days and 3 kg of minimum are 17 kg, of which 5.2 are there.
  expect(quantityToBuy(stock(5_200, 3_000, 28_000), 7)).toBe(12_000);
  expect(quantityToBuy(stock(5_200, 3_000, 28_000), 7, thousandths(45_359))).toBe(45_359);
  expect(quantityToBuy(stock(17_000, 3_000, 28_000), 7)).toBe(0);
  expect(quantityToBuy(stock(-2_000, 3_000, 28_000), 7)).toBe(17_000);
});

test("what is not used is bought up to twice its minimum", () => {
  expect(quantityToBuy(stock(0, 3_000, 0), 7)).toBe(6_000);
  expect(quantityToBuy(stock(3_000, 3_000, 0), 7)).toBe(3_000);
  expect(quantityToBuy(stock(0, 0, 0), 7)).toBe(0);
});

const anyStock = fc
  .tuple(
    fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    fc.nat(10 ** 9),
    fc.integer({ min: -(10 ** 6), max: 10 ** 9 }),
    fc.integer({ min: DAY_MS, max: FORTNIGHT_MS }),
  )
  .map((parts) => stock(...parts));
const days = fc.integer({ min: 1, max: 60 });
const packageSize = fc.integer({ min: 1, max: 10 ** 8 }).map(thousandths);

test("what is bought lasts the days it was bought for and is not a package too much", () => {
  fc.assert(
    fc.property(anyStock, days, packageSize, (each, forDays, size) => {
      const bought = quantityToBuy(each, forDays, size);
      expect(bought % size).toBe(0);
      const current = Math.max(each.current, 0);
      const left = { ...each, current: thousandths(current + bought - each.minimum) };
      const lasts = tenthsOfDaysLeft(left);
      if (lasts !== null && left.current >= 0) expect(lasts).toBeGreaterThanOrEqual(forDays * 10);
      if (bought === 0 || each.used <= 0) return;
      const less = { ...left, current: thousandths(left.current - size) };
      // Without the last package it would end before, by the exact figures.
      expect(BigInt(less.current) * BigInt(each.observedMs)).toBeLessThan(
        BigInt(each.used) * BigInt(forDays) * BigInt(DAY_MS),
      );
    }),
  );
});

test("the more is there and the less is used, the longer it lasts", () => {
  fc.assert(
    fc.property(anyStock, fc.nat(10 ** 6), (each, more) => {
      const days = tenthsOfDaysLeft(each) ?? Number.POSITIVE_INFINITY;
      const fuller = { ...each, current: thousandths(each.current + more) };
      expect(tenthsOfDaysLeft(fuller) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(days);
      const hungrier = { ...each, used: thousandths(each.used + more) };
      expect(tenthsOfDaysLeft(hungrier) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(days);
    }),
  );
});

test("by no pack it is bought in round figures", () => {
  const out = (minimum: number) => quantityToBuy(stock(0, minimum, 0), 7);
  expect([400, 42_400, 251_300, 2_156_000].map(out)).toEqual([1_000, 85_000, 510_000, 4_400_000]);
  const pack = (name: string, factor: number) => packSize({ name, factor: exactFromDecimal(factor) }, "kg");
  expect([pack("kg", 1), pack("g", 0.001), pack("lb", 0.45359237), pack("saco", 45.359237)]).toEqual([
    null,
    null,
    454,
    45_359,
  ]);
});
