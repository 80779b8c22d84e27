import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type TipRow, tipReport } from "./tip-report.ts";

const row = (waiterId: number | null, method: string, given: number, returned = 0): TipRow => ({
  waiterId: waiterId === null ? null : toId<"User">(waiterId),
  waiter: waiterId === null ? null : `Mesera ${waiterId}`,
  method,
  given: cents(given),
  returned: cents(returned),
});

test("tips are told by waiter and by method, less what was given back", () => {
  const report = tipReport([row(1, "Efectivo", 300, 100), row(1, "Tarjeta", 250), row(null, "Efectivo", 50)]);
  expect(report).toMatchObject({ given: 600, returned: 100, kept: 500 });
  expect(report.waiters).toMatchObject([
    {
      waiterId: 1,
      kept: 450,
      methods: [
        { method: "Efectivo", kept: 200 },
        { method: "Tarjeta", kept: 250 },
      ],
    },
    { waiterId: null, waiter: null, kept: 50 },
  ]);
  expect(report.methods).toMatchObject([
    { method: "Efectivo", given: 350, returned: 100, kept: 250 },
    { method: "Tarjeta", kept: 250 },
  ]);
  expect(tipReport([])).toEqual({ given: 0, returned: 0, kept: 0, waiters: [], methods: [] });
});

test("waiters and methods add up to the same tips, whatever the rows", () => {
  const tip = fc.record({
    waiterId: fc.option(fc.integer({ min: 1, max: 4 })),
    method: fc.constantFrom("Efectivo", "Tarjeta", "Bitcoin"),
    given: fc.nat(100_000),
    returned: fc.nat(100_000),
  });
  fc.assert(
    fc.property(fc.array(tip), (tips) => {
      const report = tipReport(tips.map((tip) => row(tip.waiterId, tip.method, tip.given, tip.returned)));
      const expected = tips.reduce((sum, tip) => sum + tip.given - tip.returned, 0);
      const kept = (sums: readonly { kept: number }[]) => sums.reduce((sum, row) => sum + row.kept, 0);
      expect([report.kept, kept(report.waiters), kept(report.methods)]).toEqual([
        expected,
        expected,
        expected,
      ]);
      expect(kept(report.waiters.flatMap((waiter) => waiter.methods))).toBe(expected);
    }),
  );
});
