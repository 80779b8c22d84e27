import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { journalAccounts } from "./journal-account.ts";
import { type JournalMove, journalConcepts, journalEntries } from "./journal-entry.ts";

const move = (
  concept: JournalMove["concept"],
  account: JournalMove["account"],
  amount: number,
  method: string | null = null,
): JournalMove => ({ day: "2026-11-05", concept, account, method, amount: cents(amount) });

test("a day of sales: what was taken in against sales, IVA and tips", () => {
  const [entry] = journalEntries([
    move("sales", "sales", -10_000),
    move("vat_debit", "vat_debit", -1_300),
    move("tips", "tips", -500),
    move("charged", "cash", 5_000, "Efectivo"),
    move("charged", "cards", 6_800, "Tarjeta"),
  ]);
  expect(entry?.total).toBe(11_800);
  expect(entry?.lines.map(({ account, method, debit, credit }) => [account, method, debit, credit])).toEqual([
    ["cash", "Efectivo", 5_000, 0],
    ["cards", "Tarjeta", 6_800, 0],
    ["sales", null, 0, 10_000],
    ["vat_debit", null, 0, 1_300],
    ["tips", null, 0, 500],
  ]);
});

test("what is not balanced is told in a line of its own, never hidden", () => {
  const [entry] = journalEntries([move("charged", "cash", 900), move("sales", "sales", -1_000)]);
  expect(entry?.lines).toContainEqual({
    concept: "unmatched",
    account: "cash_shortage",
    method: null,
    debit: 100,
    credit: 0,
  });
  expect(entry?.total).toBe(1_000);
});

test("a credit note turns its lines around; what cancels itself leaves none", () => {
  const [entry] = journalEntries([
    move("purchases", "purchases", -1_000),
    move("vat_credit", "vat_credit", -130),
    move("suppliers", "suppliers", 1_130),
    move("tips", "tips", 200),
    move("tips", "tips", -200),
  ]);
  expect(entry?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ["suppliers", 1_130, 0],
    ["purchases", 0, 1_000],
    ["vat_credit", 0, 130],
  ]);
  expect(journalEntries([move("tips", "tips", 5), move("tips", "tips", -5)])).toEqual([]);
});

test("whatever the movements, every entry is balanced and days are in order", () => {
  const moves = fc.array(
    fc.record({
      day: fc.constantFrom("2026-11-01", "2026-11-02", "2026-11-03"),
      concept: fc.constantFrom(...journalConcepts),
      account: fc.constantFrom(...journalAccounts),
      method: fc.constantFrom(null, "Efectivo", "Tarjeta"),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(moves, (made) => {
      const entries = journalEntries(made);
      for (const { lines, total } of entries) {
        expect(lines.reduce((sum, { debit }) => sum + debit, 0)).toBe(total);
        expect(lines.reduce((sum, { credit }) => sum + credit, 0)).toBe(total);
        expect(lines.every(({ debit, credit }) => debit > 0 !== credit > 0)).toBe(true);
      }
      expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).toSorted());
    }),
    { seed: inject("chance").seed },
  );
});
