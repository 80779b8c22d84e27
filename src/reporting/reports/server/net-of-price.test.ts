import fc from "fast-check";
import { expect, test } from "vitest";
import { aFloor } from "#app/server/testing/floor.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";

test("the price without tax is the same in the database and in the domain", async () => {
  const floor = await aFloor();
  const prices = fc.sample(
    fc.record({
      amount: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 })),
      type: fc.constantFrom(...taxTypes),
      rate: fc.oneof(fc.constant(1300), fc.integer({ min: 0, max: 10_000 })),
    }),
    { numRuns: 2000, seed: 1 },
  );
  const rows = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    tx.query<{ net: number }>({
      text: `select net_of_price(p.amount, p.type, p.rate) as net
        from unnest($2::bigint[], $3::text[], $4::integer[]) with ordinality as p(amount, type, rate, place)
        where $1::bigint is not null order by p.place -- tenant_id`,
      values: [
        tx.tenantId,
        prices.map(({ amount }) => amount),
        prices.map(({ type }) => type),
        prices.map(({ rate }) => rate),
      ],
    }),
  );
  expect(rows.map(({ net }) => net)).toEqual(
    prices.map(({ amount, type, rate }) => taxedAmount(cents(amount), { type, rate: basisPoints(rate) }).net),
  );
});
