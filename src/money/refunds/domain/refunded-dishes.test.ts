import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction } from "#core/pricing/domain/fraction.ts";
import { toId } from "#platform/domain/ids.ts";
import { refundedDishes, type SoldPortion } from "./refunded-dishes.ts";

const pizza = toId<"OrderLine">(1);
const partOf = (
  id: number,
  [numerator, denominator]: readonly [number, number],
  rest: Partial<SoldPortion> = {},
): SoldPortion => ({
  invoiceLineId: toId<"InvoiceLine">(id),
  orderLineId: pizza,
  ordered: 1,
  portion: fraction(numerator, denominator),
  quantity: 1,
  refunded: 0,
  ...rest,
});
const refund = (id: number, quantity = 1) => ({ invoiceLineId: toId<"InvoiceLine">(id), quantity });

test("a dish that three guests divided is given back with the last share", () => {
  const parts = [1, 2, 3].map((id) => partOf(id, [1, 3]));
  expect(refundedDishes(parts, [refund(1), refund(3), refund(2)])).toEqual([0, 0, 1]);
  const [first, ...others] = parts;
  if (!first) throw new Error("There are three parts");
  expect(refundedDishes([{ ...first, refunded: 1 }, ...others], [refund(2), refund(3)])).toEqual([0, 1]);
});

test("pieces of a whole line are dishes, those of a line by hand are none", () => {
  const beers = partOf(1, [1, 1], { ordered: 3, quantity: 3 });
  expect(refundedDishes([beers], [refund(1, 2), refund(1), refund(9)])).toEqual([2, 1, 0]);
});

test("in whatever steps, all refunds give back the dishes that were ordered", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 1, max: 997 }), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      (ordered, shares, order) => {
        const whole = shares.reduce((sum, share) => sum + share, 0);
        const parts = shares.map((share, index) =>
          partOf(index + 1, [share, whole], { ordered, quantity: ordered }),
        );
        const left = parts.flatMap(({ invoiceLineId, quantity }) =>
          Array.from({ length: quantity }, () => ({ invoiceLineId, quantity: 1 })),
        );
        const steps: typeof left = [];
        while (left.length > 0) steps.push(...left.splice((order.next().value ?? 0) % left.length, 1));
        const dishes = refundedDishes(parts, steps);
        expect(dishes.every((count) => count >= 0)).toBe(true);
        expect(dishes.reduce((sum, count) => sum + count, 0)).toBe(ordered);
      },
    ),
  );
});
