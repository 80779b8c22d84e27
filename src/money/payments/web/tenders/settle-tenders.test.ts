import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type GivenTender, settleTenders } from "./settle-tenders.ts";

const cash = (given: number): GivenTender => ({
  paymentTypeId: toId<"PaymentType">(1),
  isCash: true,
  isOnAccount: false,
  given: cents(given),
});
const card = (given: number): GivenTender => ({
  paymentTypeId: toId<"PaymentType">(2),
  isCash: false,
  isOnAccount: false,
  given: cents(given),
});
const account = (given: number): GivenTender => ({
  paymentTypeId: toId<"PaymentType">(3),
  isCash: false,
  isOnAccount: true,
  given: cents(given),
});
const none = cents(0);

test("amounts that add up settle the sale; a way without an amount is none", () => {
  expect(settleTenders([cash(500), card(740)], cents(1240), none)).toEqual({
    ok: true,
    change: 0,
    tenders: [
      { paymentTypeId: 1, amount: 500, tip: 0, received: 500 },
      { paymentTypeId: 2, amount: 740, tip: 0, received: null },
    ],
  });
  expect(settleTenders([cash(0), card(1240)], cents(1240), none)).toMatchObject({
    tenders: [{ amount: 1240 }],
  });
});

test("the change comes out of the cash, the tip out of the last way to pay", () => {
  expect(settleTenders([cash(1000), card(500)], cents(1240), cents(124))).toEqual({
    ok: true,
    change: 136,
    tenders: [
      { paymentTypeId: 1, amount: 864, tip: 0, received: 1000 },
      { paymentTypeId: 2, amount: 376, tip: 124, received: null },
    ],
  });
});

test("too little, and too much of what gives no change, are refused", () => {
  expect(settleTenders([cash(500), card(700)], cents(1240), none)).toEqual({
    ok: false,
    reason: "short",
    difference: 40,
  });
  expect(settleTenders([cash(100), card(1300)], cents(1240), none)).toEqual({
    ok: false,
    reason: "over",
    difference: 60,
  });
  expect(settleTenders([], cents(0), none)).toEqual({ ok: true, tenders: [], change: 0 });
});

test("a tip is never owed: it comes out of what is money", () => {
  expect(settleTenders([cash(300), account(1064)], cents(1240), cents(124))).toEqual({
    ok: true,
    change: 0,
    tenders: [
      { paymentTypeId: 1, amount: 176, tip: 124, received: 300 },
      { paymentTypeId: 3, amount: 1064, tip: 0, received: null },
    ],
  });
  expect(settleTenders([cash(100), account(1264)], cents(1240), cents(124))).toEqual({
    ok: false,
    reason: "tip",
    difference: 24,
  });
});
