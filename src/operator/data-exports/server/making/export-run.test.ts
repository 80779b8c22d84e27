import fc from "fast-check";
import { expect, test } from "vitest";
import { ExportProgress } from "./export-run.ts";

test("what is expected is replaced by what there was, part by part", () => {
  const progress = new ExportProgress({ orders: 100, lines: 300, files: 10 });
  expect([progress.done, progress.total]).toEqual([0, 410]);
  progress.begin("orders");
  progress.count(60);
  expect([progress.done, progress.total]).toEqual([60, 410]);
  progress.begin("lines");
  expect([progress.done, progress.total]).toEqual([60, 370]);
  progress.count(500);
  expect([progress.done, progress.total]).toEqual([560, 570]);
  progress.begin("files");
  progress.begin("nobody expected it");
  progress.count(3);
  expect([progress.done, progress.total]).toEqual([563, 563]);
});

test("whatever was expected, more is never done than there is to do", () => {
  const counts = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(counts, counts, (expected, there) => {
      const parts = Object.fromEntries(expected.map((rows, at) => [String(at), rows]));
      const progress = new ExportProgress(parts);
      for (const [at, rows] of there.entries()) {
        progress.begin(String(at));
        progress.count(rows);
        expect(progress.done).toBeLessThanOrEqual(progress.total);
      }
      for (const part of Object.keys(parts)) progress.begin(part);
      progress.begin("the end");
      expect(progress.total).toBe(there.reduce((sum, rows) => sum + rows, 0));
    }),
    { seed: 7 },
  );
});
