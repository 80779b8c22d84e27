import { expect, test } from "vitest";
import { fraction } from "#core/pricing/domain/fraction.ts";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { PayableLine } from "../../contract/payments.ts";
import type { BillView } from "../read-bill.ts";
import {
  nextPart,
  nextPiece,
  openPart,
  pieceBefore,
  portionsOf,
  reviewPart,
  WHOLE_ACCOUNT,
  withPortion,
} from "./part-draft.ts";

const line = (id: number, amount: number, seat: number | null = null): PayableLine => ({
  order_line_id: toId<"OrderLine">(id),
  seat,
  amount: cents(amount),
  portion_left: fraction(1, 1),
});
const bill: BillView = {
  balance: cents(1000),
  lines: [line(1, 600, 1), line(2, 400, 2)],
  parts: [],
  codes: [],
  discounts: [],
  discountable_total: cents(1000),
  discountTotal: cents(0),
  tip_suggestion: null,
  service_charge_rate: 0 as BillView["service_charge_rate"],
  is_district_named: false,
  identification_threshold: cents(109_500),
  guest_receptor: null,
  itemsTotal: cents(1000),
};

test("everything, the next of three equal parts, an amount, a seat, half of an item", () => {
  expect(reviewPart(WHOLE_ACCOUNT, bill)).toMatchObject({ amount: 1000, body: { kind: "rest" } });
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "share", parts: 3 }, bill).amount).toBe(334);
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "amount", amount: cents(250) }, bill).amount).toBe(250);
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "seat", seat: 2 }, bill).amount).toBe(400);
  const half = new Map([[toId<"OrderLine">(1), fraction(1, 2)]]);
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "lines", portions: half }, bill)).toEqual({
    amount: 300,
    refusal: null,
    body: { kind: "lines", lines: [{ order_line_id: 1, portion: { numerator: 1, denominator: 2 } }] },
  });
});

test("nothing chosen, and more than is left, are no part", () => {
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "lines" }, bill)).toMatchObject({
    amount: null,
    refusal: "part_empty",
  });
  expect(reviewPart({ ...WHOLE_ACCOUNT, kind: "amount", amount: cents(1001) }, bill)).toMatchObject({
    amount: null,
    refusal: "part_exceeds",
  });
});

test("of two pieces one can be paid, or a part of one", () => {
  expect(
    portionsOf(2, fraction(1, 1)).map((portion) => `${portion.numerator}/${portion.denominator}`),
  ).toEqual(["1/1", "1/2", "1/4", "1/6", "1/8"]);
  expect(
    portionsOf(1, fraction(2, 5)).map((portion) => `${portion.numerator}/${portion.denominator}`),
  ).toEqual(["2/5", "1/3", "1/4"]);
});

test("a tap takes a piece, the next one another, the last gives it back", () => {
  const taps = (quantity: number, left = fraction(1, 1)) => {
    const taken = [nextPiece(quantity, left, null)];
    while (taken.at(-1)) taken.push(nextPiece(quantity, left, taken.at(-1) ?? null));
    return taken.map((portion) => portion && `${portion.numerator}/${portion.denominator}`);
  };
  expect(taps(1)).toEqual(["1/1", null]);
  expect(taps(3)).toEqual(["1/3", "2/3", "1/1", null]);
  expect(taps(2, fraction(3, 4))).toEqual(["1/2", "3/4", null]);
  expect(taps(1, fraction(2, 5))).toEqual(["2/5", null]);
  expect(nextPiece(2, fraction(1, 1), fraction(1, 4))).toEqual(fraction(1, 2));
  expect(pieceBefore(3, fraction(1, 1))).toEqual(fraction(2, 3));
  expect(pieceBefore(2, fraction(3, 4))).toEqual(fraction(1, 2));
  expect(pieceBefore(2, fraction(1, 4))).toBeNull();
  expect(pieceBefore(2, null)).toBeNull();
});

test("tapped lines are the part; without any it is all that is left", () => {
  const id = toId<"OrderLine">(1);
  const tapped = withPortion(WHOLE_ACCOUNT, bill, [id], fraction(1, 1));
  expect(reviewPart(tapped, bill)).toMatchObject({ amount: 600, body: { kind: "lines" } });
  expect(withPortion(tapped, bill, [id], null)).toMatchObject({ kind: "whole" });
  const seat = withPortion({ ...WHOLE_ACCOUNT, kind: "seat", seat: 2 }, bill, [id], fraction(1, 2));
  expect(reviewPart(seat, bill).amount).toBe(700);
  expect(nextPart(tapped)).toEqual(WHOLE_ACCOUNT);
});

test("a combo is taken with all of its parts", () => {
  const [first, second] = bill.lines;
  if (!first || !second) throw new Error("The bill has lines");
  const lines = [first, { ...second, portion_left: fraction(1, 3) }];
  const ids = lines.map((line) => line.order_line_id);
  const third = withPortion(WHOLE_ACCOUNT, { lines }, ids, fraction(1, 4));
  expect([...third.portions.values()]).toEqual([fraction(1, 4), fraction(1, 4)]);
  const rest = withPortion(WHOLE_ACCOUNT, { lines }, ids, first.portion_left);
  expect([...rest.portions.values()]).toEqual([first.portion_left, fraction(1, 3)]);
  expect(withPortion(rest, { lines }, ids, null).portions.size).toBe(0);
});

test("after one share the next guest pays the next one", () => {
  expect(nextPart({ ...WHOLE_ACCOUNT, kind: "share", parts: 3 })).toMatchObject({ kind: "share", parts: 2 });
  expect(nextPart({ ...WHOLE_ACCOUNT, kind: "amount", amount: cents(5) })).toEqual({
    ...WHOLE_ACCOUNT,
    kind: "amount",
  });
});

test("a seat pays its share of what is nobody's when told so", () => {
  const shared: BillView = { ...bill, lines: [...bill.lines, line(3, 300)], balance: cents(1300) };
  const seat = { ...WHOLE_ACCOUNT, kind: "seat", seat: 2 } as const;
  expect(reviewPart(seat, shared)).toMatchObject({
    amount: 550,
    body: { kind: "seat", seat: 2, sharesTable: true },
  });
  expect(reviewPart({ ...seat, sharesTable: false }, shared).amount).toBe(400);
  const paid = { numerator: 0, denominator: 1 };
  const [first, second] = bill.lines;
  if (!first || !second) throw new Error("The bill has two lines");
  const left: BillView = { ...bill, lines: [first, { ...second, portion_left: paid, amount: cents(0) }] };
  expect(openPart(seat, left)).toMatchObject({ kind: "seat", seat: 1 });
  expect(openPart(nextPart(seat), left)).toMatchObject({ kind: "seat", seat: 1 });
  const none: BillView = { ...left, lines: [{ ...first, portion_left: paid }, line(3, 300)] };
  expect(openPart(seat, none)).toMatchObject({ kind: "whole" });
});
