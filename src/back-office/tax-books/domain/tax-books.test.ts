import { expect, test } from "vitest";
import { documentStates } from "#tax/tax-documents/domain/life/document-state.ts";
import { explainGap, hoursLeft, isGapAtRest, unsealedReason, unsealedStates } from "./closing-check.ts";

const hour = 3_600_000;
const now = new Date("2026-11-23T12:00:00Z");
const before = (hours: number) => new Date(now.getTime() - hours * hour);
const none = { endedAt: null, eventSealedAt: null, isOfContingency: false };

test("a rejected document may be mended for a day from its making, then it is late", () => {
  const rejected = { state: "rejected", ...none } as const;
  expect(hoursLeft({ ...rejected, madeAt: before(20.5) }, now)).toBe(3);
  expect(hoursLeft({ ...rejected, madeAt: before(30) }, now)).toBe(-6);
});

test("a contingency is reported within 24 hours of its end", () => {
  const held = { state: "contingency", madeAt: before(200), isOfContingency: true } as const;
  expect(hoursLeft({ ...held, endedAt: null, eventSealedAt: null }, now)).toBeNull();
  expect(hoursLeft({ ...held, endedAt: before(10), eventSealedAt: null }, now)).toBe(14);
  expect(hoursLeft({ ...held, endedAt: before(10), eventSealedAt: before(1) }, now)).toBe(71);
});

test("what waits for its turn or its answer has no hours", () => {
  expect(hoursLeft({ state: "sent", madeAt: before(1), ...none }, now)).toBeNull();
  expect(unsealedStates.map(unsealedReason)).toEqual([
    "draft",
    "waiting",
    "waiting",
    "contingency",
    "unanswered",
    "rejected",
  ]);
});

test("every missing number is told why, or is one that nobody knows", () => {
  expect(explainGap(null)).toBe("unknown");
  const ofMonth = documentStates.map((state) => explainGap({ state, isOfMonth: true }));
  expect(Object.fromEntries(documentStates.map((state, index) => [state, ofMonth[index]]))).toEqual({
    draft: "draft",
    generated: "on_its_way",
    signed: "on_its_way",
    contingency: "on_its_way",
    sent: "on_its_way",
    sealed: null,
    sealed_with_remarks: null,
    rejected: "rejected",
    replaced: "replaced",
    invalidated: null,
  });
  expect(explainGap({ state: "draft", isOfMonth: false })).toBe("other_month");
  expect((["replaced", "other_month", "unknown", "draft"] as const).map(isGapAtRest)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
