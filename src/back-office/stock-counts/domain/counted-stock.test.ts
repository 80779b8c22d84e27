import fc from "fast-check";
import { expect, test } from "vitest";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { type CountEntry, countedStock, type ItemEntries, postedDifference } from "./counted-stock.ts";
import type { CountEntryKind } from "./stock-count.ts";

const entry = (kind: CountEntryKind, quantity: number, book: number, minute = 0): CountEntry => ({
  kind,
  quantity: thousandths(quantity),
  book: thousandths(book),
  countedAt: new Date(Date.UTC(2026, 10, 23, 12, minute)),
});
const item = (entries: readonly CountEntry[], cameIn = 0, wentOut = 0): ItemEntries => ({
  entries,
  cameIn: thousandths(cameIn),
  wentOut: thousandths(wentOut),
});

test("what is counted is compared with the book of its own moment", () => {
  expect(countedStock(item([entry("set", 8000, 10_000)]))).toEqual({
    counted: 8000,
    expected: 10_000,
    difference: -2000,
    isUncertain: false,
  });
});

test("an ingredient without entries, or whose entries were taken back, is not counted", () => {
  expect(countedStock(item([]))).toBeNull();
  expect(countedStock(item([entry("set", 8000, 10_000), entry("clear", 0, 10_000)]))).toBeNull();
  expect(countedStock(item([entry("clear", 0, 10_000), entry("add", 3000, 10_000)]))?.counted).toBe(3000);
});

test("to set undoes what was said before, to add finds more in another place", () => {
  const entries = [entry("set", 1000, 9000), entry("set", 4000, 9000, 1), entry("add", 5000, 9000, 2)];
  expect(countedStock(item(entries))).toMatchObject({ counted: 9000, difference: 0, isUncertain: false });
});

test("what was sold between two shelves explains a shortage up to its size", () => {
  const twoShelves = (second: number) =>
    countedStock(item([entry("set", 5000, 10_000), entry("add", second, 8000, 9)], 0, 2000));
  expect(twoShelves(3000)).toMatchObject({ expected: 8000, difference: 0, isUncertain: true });
  expect(twoShelves(5000)).toMatchObject({ expected: 10_000, difference: 0 });
  expect(twoShelves(2000)).toMatchObject({ expected: 8000, difference: -1000 });
  expect(twoShelves(6000)).toMatchObject({ expected: 10_000, difference: 1000 });
});

test("entries that arrive in another order than they were made in say the same", () => {
  const early = entry("set", 5000, 10_000);
  const late = entry("set", 3000, 8000, 9);
  const inOrder = countedStock(item([early, { ...late, kind: "add" }], 0, 2000));
  expect(countedStock(item([late, { ...early, kind: "add" }], 0, 2000))).toEqual(inOrder);
});

test("closing takes no more than there is", () => {
  expect(postedDifference(thousandths(-2000), thousandths(500))).toBe(-500);
  expect(postedDifference(thousandths(-2000), thousandths(0))).toBe(0);
  expect(postedDifference(thousandths(-2000), thousandths(2000))).toBe(-2000);
  expect(postedDifference(thousandths(3000), thousandths(0))).toBe(3000);
});

/** Something that happens on one of the shelves while people count; what is lost nobody writes down. */
const happening = fc.record({
  shelf: fc.nat({ max: 2 }),
  what: fc.constantFrom("sold", "bought", "lost", "counted"),
  quantity: fc.integer({ min: 1, max: 5000 }),
});

test("a difference never accuses: it is never larger than the true one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: -4000, max: 4000 }),
      fc.array(happening, { maxLength: 20 }),
      (shelves, wrongFromBefore, happenings) => {
        const real = [...shelves];
        const total = () => real.reduce((sum, one) => sum + one, 0);
        let book = Math.max(0, total() + wrongFromBefore);
        const wrong = total() - book;
        const entries: CountEntry[] = [];
        const seen = new Set<number>();
        let [cameIn, wentOut, pendingIn, pendingOut] = [0, 0, 0, 0];
        for (const { shelf, what, quantity } of happenings) {
          const there = real[shelf] ?? 0;
          if (what === "bought") {
            real[shelf] = there + quantity;
            book += quantity;
            pendingIn += quantity;
          } else if (what === "sold") {
            const taken = Math.min(there, quantity, book);
            real[shelf] = there - taken;
            book -= taken;
            pendingOut += taken;
          } else if (what === "counted" && !seen.has(shelf)) {
            entries.push(entry(seen.size === 0 ? "set" : "add", there, book, entries.length));
            if (seen.size > 0) {
              cameIn += pendingIn;
              wentOut += pendingOut;
            }
            [pendingIn, pendingOut] = [0, 0];
            seen.add(shelf);
          }
        }
        if (seen.size < 3) return;
        const found = countedStock(item(entries, cameIn, wentOut));
        const difference = found?.difference ?? 0;
        expect(Math.abs(difference)).toBeLessThanOrEqual(Math.abs(wrong));
        expect(difference * wrong).toBeGreaterThanOrEqual(0);
        if (cameIn === 0 && wentOut === 0) expect(difference).toBe(wrong);
      },
    ),
    { numRuns: 2000 },
  );
});

test("what is there after closing is what is on the shelf, whatever was sold since", () => {
  const quantity = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(quantity, quantity, quantity, (book, shelf, later) => {
      const sold = Math.min(later, book, shelf);
      const { difference } = countedStock(item([entry("set", shelf, book)])) ?? { difference: 0 };
      const current = thousandths(book - sold);
      const posted = postedDifference(difference as Thousandths, current);
      expect(current + posted).toBe(shelf - sold);
    }),
  );
});
