import { expect, test } from "vitest";
import type { Translate } from "../../../platform/i18n.ts";
import { elapsedText } from "./elapsed-text.ts";

const t: Translate = (key, values) => `${key} ${Object.values(values ?? {}).join()}`;

test("minutes alone until the hour is full, then hours and minutes", () => {
  expect([0, 59, 60, 119].map((minutes) => elapsedText(minutes, t))).toEqual([
    "kitchen.ticket.minutes 0",
    "kitchen.ticket.minutes 59",
    "kitchen.ticket.hours 1,0",
    "kitchen.ticket.hours 1,59",
  ]);
});
