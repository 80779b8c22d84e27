import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type BuyerCredit, reviewOnAccount } from "./review-on-account.ts";

const ana = toId<"Customer">(7);
const credit: BuyerCredit = { credit_limit: cents(10_000), balance: cents(4_000), left: cents(6_000) };

test("up to what is left of the limit it is charged, to the cent", () => {
  expect(reviewOnAccount(cents(6_000), ana, credit)).toMatchObject({ refusal: null, after: 10_000 });
  expect(reviewOnAccount(cents(6_001), ana, credit)).toMatchObject({
    refusal: { reason: "limit_reached", over: 1 },
    after: null,
  });
});

test("nobody, and who was granted nothing, owes nothing", () => {
  expect(reviewOnAccount(cents(1), null, credit)).toMatchObject({
    refusal: { reason: "customer_missing" },
    credit: undefined,
  });
  expect(reviewOnAccount(cents(1), ana, { ...credit, credit_limit: null, left: cents(0) })).toMatchObject({
    refusal: { reason: "not_granted" },
  });
});

test("a limit below the balance leaves nothing", () => {
  const lowered = { credit_limit: cents(3_000), balance: cents(4_000), left: cents(0) };
  expect(reviewOnAccount(cents(500), ana, lowered)).toMatchObject({
    refusal: { reason: "limit_reached", over: 500 },
  });
});

test("while the credit is being read nothing is refused: the server decides", () => {
  expect(reviewOnAccount(cents(500), ana, undefined)).toMatchObject({ refusal: null, after: null });
});
