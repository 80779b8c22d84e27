import { expect, test } from "vitest";
import { paymentIcons } from "#core/payment-types/domain/payment-icon.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decideTender, type TenderMethod } from "./decide-tender.ts";

const cash: TenderMethod = { icon: "cash", settles: "now" };
const account: TenderMethod = { icon: "wallet", settles: "on_account" };
const others: TenderMethod[] = [
  ...paymentIcons.filter((icon) => icon !== "cash").map((icon) => ({ icon, settles: "now" }) as const),
  account,
];
const given = (amount: number, received: number | null, tip = 0) => ({
  amount: cents(amount),
  tip: cents(tip),
  received: received === null ? null : cents(received),
});

test("cash of 53.50 for 50.00 gives 3.50 back", () => {
  expect(decideTender(cash, given(5_000, 5_350))).toEqual({ ok: true, change: 350 });
  expect(decideTender(cash, given(5_000, 5_350, 350))).toEqual({ ok: true, change: 0 });
});

test.for(others)(
  "by $icon, $settles, exactly what is charged is given: nothing comes back of it",
  (method) => {
    const refused = { ok: false, field: "received", reason: "change_from_cash_only" };
    expect(decideTender(method, given(5_000, 5_350))).toEqual(refused);
    expect(decideTender(method, given(5_000, 5_001))).toEqual(refused);
    for (const received of [null, 5_000])
      expect(decideTender(method, given(5_000, received))).toEqual({ ok: true, change: 0 });
    expect(decideTender(method, given(5_000, 4_999))).toMatchObject({ reason: "received_too_little" });
  },
);

test("a card may bear a tip alone, and its voucher is of both", () => {
  const card: TenderMethod = { icon: "card", settles: "now" };
  expect(decideTender(card, given(0, null, 200))).toEqual({ ok: true, change: 0 });
  expect(decideTender(card, given(5_000, 5_350, 350))).toEqual({ ok: true, change: 0 });
});

test("a tender of nothing is none, and no tip is owed", () => {
  for (const method of [cash, ...others])
    for (const received of [null, 0, 1_000])
      expect(decideTender(method, given(0, received))).toEqual({
        ok: false,
        field: "amount",
        reason: "amount_above_zero",
      });
  expect(decideTender(account, given(5_000, null, 100))).toMatchObject({
    field: "tip",
    reason: "tip_on_account",
  });
  expect(decideTender(cash, given(5_000, 4_999))).toMatchObject({ reason: "received_too_little" });
  expect(decideTender(cash, given(5_000, 105_001))).toMatchObject({ reason: "received_too_much" });
});
