import { expect, test } from "vitest";
import { certificationCounts, isCertified, nextTestDocuments } from "./certification.ts";
import { issuedTypes, taxEvents } from "./shape/generation.ts";

const all = [...issuedTypes, ...taxEvents];
const sealed = all.map((kind) => ({ kind, done: certificationCounts[kind], waiting: 0 }));

test("what others are about comes first, and never more than twenty are on their way", () => {
  expect(nextTestDocuments([], all)).toEqual(Array.from({ length: 20 }, () => "03"));
  expect(nextTestDocuments([{ kind: "03", done: 70, waiting: 3 }], ["01", "03"]).slice(0, 3)).toEqual([
    "03",
    "03",
    "01",
  ]);
  expect(nextTestDocuments([{ kind: "01", done: 0, waiting: 20 }], all)).toEqual([]);
});

test("one contingency at a time", () => {
  expect(nextTestDocuments([], ["contingency"])).toEqual(["contingency"]);
  expect(nextTestDocuments(sealed, all)).toEqual([]);
  expect([isCertified(sealed, all), isCertified(sealed.slice(1), all), isCertified([], [])]).toEqual([
    true,
    false,
    true,
  ]);
});
