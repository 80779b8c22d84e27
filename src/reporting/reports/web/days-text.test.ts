import { expect, test } from "vitest";
import type { Translate } from "#platform/web/i18n.ts";
import { comparedKinds, comparedText } from "./days-text.ts";

const t = ((key: string) => key) as unknown as Translate;
const days = (from: string, to: string) => ({ from, to, until: null });

test.each([
  [
    "a day",
    days("2026-11-28", "2026-11-28"),
    days("2026-11-22", "2026-11-22"),
    ["before", "same_weekdays"],
    "reports.compared.with_day",
  ],
  [
    "three days",
    days("2026-11-24", "2026-11-26"),
    days("2026-11-20", "2026-11-22"),
    ["before", "same_weekdays"],
    "reports.compared.with",
  ],
  [
    "a week, before which the same weekdays are",
    days("2026-11-16", "2026-11-22"),
    days("2026-11-16", "2026-11-22"),
    ["before"],
    "reports.compared.with_before",
  ],
])("%s is compared with each days once", (_, before, same_weekdays, kinds, text) => {
  const report = { before, same_weekdays };
  expect(comparedKinds(report)).toEqual(kinds);
  expect(comparedText(report, t)).toBe(text);
});
