import { expect, test } from "vitest";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { toId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { type PaymentDraft, referenceOf, reviewPayment, startDraft, tipOfChange } from "./payment-draft.ts";

const cash: PaymentType = {
  id: toId<"PaymentType">(1),
  title: "Efectivo",
  isActive: true,
  icon: "cash",
  settles: "now",
};
const card: PaymentType = { ...cash, id: toId<"PaymentType">(2), title: "Tarjeta", icon: "card" };
const figures = { total: cents(1240) };
const draft: PaymentDraft = {
  paymentTypeId: cash.id,
  received: null,
  hasTip: false,
  tip: null,
  printsReceipt: true,
  references: new Map(),
  given: null,
};
const types = [cash, card];
const withCard = { ...draft, paymentTypeId: card.id };

test("a dialog opens with the only way to pay, or the last one while it is in use", () => {
  expect(startDraft([cash, card], true, null)).toEqual({ ...draft, paymentTypeId: null });
  expect(startDraft([cash, card], true, card.id)).toEqual({ ...draft, paymentTypeId: card.id });
  expect(startDraft([cash, card], true, toId<"PaymentType">(3)).paymentTypeId).toBeNull();
  expect(startDraft([card], false, cash.id)).toMatchObject({ paymentTypeId: card.id, printsReceipt: false });
  expect(startDraft([], true, cash.id).paymentTypeId).toBeNull();
});

test("without a payment method nothing is charged", () => {
  expect(reviewPayment({ ...draft, paymentTypeId: null }, figures, types).refusals).toEqual({
    method: "payment_type_required",
  });
});

test("an empty amount received is the exact one; more gives change; less is refused", () => {
  expect(reviewPayment(draft, figures, types)).toMatchObject({ due: 1240, change: 0, refusals: {} });
  expect(reviewPayment({ ...draft, received: cents(2000) }, figures, types)).toMatchObject({
    received: 2000,
    change: 760,
    refusals: {},
  });
  expect(reviewPayment({ ...draft, received: cents(1239) }, figures, types)).toMatchObject({
    change: null,
    refusals: { received: "received_too_little" },
  });
});

test("what is typed and no amount is neither exact nor nothing: it is refused", () => {
  const unreadable = "unreadable" as const;
  expect(reviewPayment({ ...draft, received: unreadable }, figures, types)).toMatchObject({
    change: null,
    refusals: { received: unreadable },
  });
  expect(reviewPayment({ ...draft, hasTip: true, tip: unreadable }, figures, types)).toMatchObject({
    due: 1240,
    refusals: { tip: unreadable },
  });
  const given = new Map<PaymentType["id"], Cents | "unreadable">([
    [cash.id, unreadable],
    [card.id, cents(1240)],
  ]);
  expect(reviewPayment({ ...draft, given }, figures, types)).toMatchObject({
    change: null,
    refusals: { tenders: unreadable },
  });
});

test("what was typed as received does not count for a card", () => {
  const review = reviewPayment({ ...withCard, received: cents(5) }, figures, types);
  expect(review).toMatchObject({ received: null, change: 0, refusals: {} });
});

test("the tip is part of what is due, and forgotten when unticked", () => {
  expect(reviewPayment({ ...draft, hasTip: true, tip: cents(124) }, figures, types).due).toBe(1364);
  expect(reviewPayment({ ...draft, hasTip: true }, figures, types).refusals).toEqual({ tip: "tip_required" });
  expect(reviewPayment({ ...draft, tip: cents(124) }, figures, types)).toMatchObject({ due: 1240, tip: 0 });
});

test("several ways to pay have to settle what is due, tip and all", () => {
  const given = (inCash: number, byCard: number) =>
    new Map([
      [cash.id, cents(inCash)],
      [card.id, cents(byCard)],
    ]);
  const several = (inCash: number, byCard: number) =>
    reviewPayment({ ...draft, hasTip: true, tip: cents(124), given: given(inCash, byCard) }, figures, types);
  expect(several(1000, 500)).toMatchObject({ due: 1364, change: 136, refusals: {}, settling: { ok: true } });
  expect(several(500, 500).refusals).toEqual({ tenders: "short" });
  expect(several(0, 2000).refusals).toEqual({ tenders: "over" });
});

test("each way to pay keeps its own reference; cash and what was left empty have none", () => {
  const references = new Map([
    [cash.id, "1"],
    [card.id, " 0042 "],
  ]);
  expect(referenceOf({ references }, card)).toBe("0042");
  expect(referenceOf({ references }, cash)).toBeNull();
  expect(referenceOf({ references: new Map([[card.id, "  "]]) }, card)).toBeNull();
  expect(referenceOf({ references: new Map() }, card)).toBeNull();
});

test("a card's number is no reference: refused of what is sent, and of nothing else", () => {
  const references = new Map([[card.id, "4111 1111 1111 1111"]]);
  const refused = { reference: "card_number" };
  expect(reviewPayment({ ...withCard, references }, figures, types).refusals).toEqual(refused);
  expect(reviewPayment({ ...draft, references }, figures, types).refusals).toEqual({});
  const given = (amount: number) => new Map([[amount > 0 ? card.id : cash.id, cents(1240)]]);
  expect(reviewPayment({ ...draft, references, given: given(1) }, figures, types).refusals).toEqual(refused);
  expect(reviewPayment({ ...draft, references, given: given(0) }, figures, types).refusals).toEqual({});
});

test("what is charged to an account is told apart and counted by nobody", () => {
  const account: PaymentType = {
    ...card,
    id: toId<"PaymentType">(3),
    title: "A la cuenta",
    settles: "on_account",
  };
  const all = [...types, account];
  const owed = { ...draft, paymentTypeId: account.id };
  expect(reviewPayment(owed, figures, all)).toMatchObject({ onAccount: 1240, received: null, refusals: {} });
  expect(reviewPayment(withCard, figures, all).onAccount).toBeNull();
  expect(reviewPayment({ ...owed, hasTip: true, tip: cents(100) }, figures, all).refusals).toEqual({
    tip: "tip_on_account",
  });
  const given = new Map([
    [cash.id, cents(340)],
    [account.id, cents(1000)],
  ]);
  const parted = { ...draft, given, hasTip: true, tip: cents(100) };
  expect(reviewPayment(parted, figures, all)).toMatchObject({
    onAccount: 1000,
    settling: {
      ok: true,
      tenders: [
        { amount: 240, tip: 100 },
        { amount: 1000, tip: 0 },
      ],
    },
    refusals: {},
  });
});

test("the change becomes the tip in one tap, as long as that is no slip of the keys", () => {
  const tipOf = (received: number, tip?: number) =>
    tipOfChange(
      reviewPayment(
        {
          ...draft,
          received: cents(received),
          hasTip: tip !== undefined,
          tip: tip === undefined ? null : cents(tip),
        },
        figures,
        types,
      ),
    );
  expect(tipOf(1500)).toBe(260);
  expect(tipOf(1500, 100)).toBe(260);
  expect(tipOf(1500, 260)).toBe(260);
  expect(tipOf(1240)).toBeNull();
  expect(tipOf(1000)).toBeNull();
  expect(tipOf(100_000)).toBeNull();
  expect(
    reviewPayment({ ...draft, received: cents(1500), hasTip: true, tip: cents(260) }, figures, types),
  ).toMatchObject({
    due: 1500,
    change: 0,
  });
});
