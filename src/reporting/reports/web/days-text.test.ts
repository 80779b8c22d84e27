import { expect, test } from "vitest";
import type { Translate } from "#platform/web/i18n.ts";
import { comparedKinds, comparedText } from "./days-text.ts";

const t = ((key: string, values: { days?: string; from?: string } = {}) =>
  `${key.split(".").at(-1)} ${values.days ?? values.from ?? ""}`.trim()) as unknown as Translate;
const days = (from: string, to: string) => ({ from, to, until: null });

test.each([
  [
    "a day",
    days("2026-11-28", "2026-11-28"),
    days("2026-11-22", "2026-11-22"),
    ["before", "same_weekdays"],
    "with 22/11/2026",
  ],
  [
    "three days",
    days("2026-11-24", "2026-11-26"),
    days("2026-11-20", "2026-11-22"),
    ["before", "same_weekdays"],
    "with days 20/11/2026",
  ],
  [
    "a week, before which the same weekdays are",
    days("2026-11-16", "2026-11-22"),
    days("2026-11-16", "2026-11-22"),
    ["before"],
    "with days 16/11/2026",
  ],
])(
  "%s is compared with the chosen days, and offers each days once",
  (_, before, same_weekdays, kinds, text) => {
    const report = { before, same_weekdays };
    expect(comparedKinds(report)).toEqual(kinds);
    expect(comparedText(report, "same_weekdays", t)).toBe(text);
  },
);
