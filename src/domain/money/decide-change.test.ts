import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { decideChange } from "./decide-change.ts";

test("the change is what was given over what is due; exact money and a card give none", () => {
  expect(decideChange(cents(2000), cents(1234))).toEqual({ ok: true, change: 766 });
  expect(decideChange(cents(1234), cents(1234))).toEqual({ ok: true, change: 0 });
  expect(decideChange(null, cents(1234))).toEqual({ ok: true, change: 0 });
});

test("one cent too little is refused", () => {
  expect(decideChange(cents(1233), cents(1234))).toEqual({ ok: false, reason: "received_too_little" });
});
