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

test("change of $1,000 is the most there is: a cent more is a slip of the keypad", () => {
  expect(decideChange(cents(101_234), cents(1234))).toEqual({ ok: true, change: 100_000 });
  expect(decideChange(cents(101_235), cents(1234))).toEqual({ ok: false, reason: "received_too_much" });
});
