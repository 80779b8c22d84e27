import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import type { StatementLine } from "../contract/receivables.ts";
import { movementRows } from "./movements.tsx";

const line = (
  kind: StatementLine["kind"],
  number: number,
  amount: number,
  balance: number,
): StatementLine => ({
  kind,
  number,
  at: new Date("2026-11-21T18:00:00Z"),
  date: "2026-11-21",
  amount: cents(amount),
  balance: cents(balance),
  invoice_id: null,
  invoice_no: null,
  account_payment_id: null,
  method: null,
  reference: null,
  is_taken_back: false,
});

test("what was owed before comes first, and both sides add up", () => {
  const lines = [
    line("invoice", 1, 1_240, 2_240),
    line("payment", 1, -1_000, 1_240),
    line("payment_taken_back", 1, 1_000, 2_240),
  ];
  const rows = movementRows({ opening: cents(1_000), lines });
  expect(rows.map(({ charged, paid, balance }) => [charged, paid, balance])).toEqual([
    [null, null, 1_000],
    [1_240, null, 2_240],
    [null, 1_000, 1_240],
    [null, -1_000, 2_240],
  ]);
});

test("every row has a key of its own, also two parts of one invoice", () => {
  const lines = [line("invoice", 1, 500, 500), line("invoice", 1, 500, 1_000)];
  expect(new Set(movementRows({ opening: cents(0), lines }).map(({ key }) => key)).size).toBe(3);
});
