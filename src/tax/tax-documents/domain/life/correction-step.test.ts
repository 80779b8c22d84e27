import { expect, test } from "vitest";
import { calendarDate as day } from "#platform/domain/periods/calendar-date.ts";
import { type CorrectedDocument, correctionStep } from "./correction-step.ts";
import type { InvalidationText } from "./invalidation-window.ts";

const sealed: CorrectedDocument = {
  type: "01",
  state: "sealed",
  issuedOn: day("2026-08-20"),
  sealedOn: day("2026-08-20"),
  hasLiveNote: false,
};
const ccf = { ...sealed, type: "03" } as const;
const whole = { isWhole: true, isAnythingLeft: false };
const part = { isWhole: false, isAnythingLeft: true };
const today = day("2026-08-21");
const by = (onDay: typeof today, text: InvalidationText = "manual_1_1") => ({ today: onDay, text });

test("a factura is invalidated, in part after a new one of what is left", () => {
  expect(correctionStep(sealed, whole, by(today))).toBe("invalidate");
  expect(correctionStep(sealed, part, by(today))).toBe("replace");
  // The last of several refunds leaves nothing to be sold anew.
  expect(correctionStep(sealed, { isWhole: false, isAnythingLeft: false }, by(today))).toBe("invalidate");
  expect(correctionStep(sealed, part, by(day("2026-11-20")))).toBe("replace");
  expect(correctionStep(sealed, part, by(day("2026-11-21")))).toBe("too_late");
});

test("a crédito fiscal gets a note, and is invalidated while that is sure", () => {
  expect(correctionStep(ccf, whole, by(today))).toBe("invalidate");
  expect(correctionStep(ccf, whole, by(day("2026-08-22")))).toBe("credit");
  // The manual of 2026 gives until the tenth business day of the next month.
  expect(correctionStep(ccf, whole, by(day("2026-08-22"), "manual_2_0"))).toBe("invalidate");
  expect(correctionStep({ ...ccf, hasLiveNote: true }, whole, by(today))).toBe("credit");
  expect(correctionStep(ccf, part, by(today))).toBe("credit");
  expect(correctionStep(ccf, part, by(day("2026-11-20")))).toBe("credit");
  expect(correctionStep(ccf, part, by(day("2026-11-21")))).toBe("too_late");
});

test("what is not sealed waits: for the queue, or for a person", () => {
  for (const state of ["generated", "signed", "contingency", "sent"] as const)
    expect(correctionStep({ ...ccf, state, sealedOn: null }, whole, by(today))).toBe("wait");
  for (const state of ["draft", "rejected"] as const)
    expect(correctionStep({ ...sealed, state, sealedOn: null }, part, by(today))).toBe("mend_first");
  expect(correctionStep(null, whole, by(today))).toBe("nothing");
});
