import { expect, test } from "vitest";
import { decideJoin, WRONG_PINS_MAX } from "./visit.ts";

const joining = {
  opening: "seating",
  pin: "0417",
  wrongPins: 0,
  admitted: 0,
  typedPin: null,
  standing: null,
  wasHereBefore: false,
} as const;

test("the first phone of a party that was seated is in, the next ones ask", () => {
  expect(decideJoin(joining)).toEqual({ ok: true, standing: "admitted" });
  expect(decideJoin({ ...joining, admitted: 1 })).toEqual({ ok: true, standing: "waiting" });
});

test("a phone of an earlier party at the table asks, also as the first", () => {
  expect(decideJoin({ ...joining, wasHereBefore: true })).toEqual({ ok: true, standing: "waiting" });
});

test("who orders first is let in by staff who accept the order", () => {
  expect(decideJoin({ ...joining, opening: "first_order" })).toEqual({ ok: true, standing: "waiting" });
});

test("with a PIN only who knows it is in, and guessing ends", () => {
  const pin = { ...joining, opening: "pin" } as const;
  expect(decideJoin(pin)).toEqual({ ok: false, reason: "visit_pin_required" });
  expect(decideJoin({ ...pin, typedPin: "0416" })).toEqual({ ok: false, reason: "visit_pin_wrong" });
  expect(decideJoin({ ...pin, typedPin: "0417" })).toEqual({ ok: true, standing: "admitted" });
  const guessed = { ...pin, typedPin: "0417", wrongPins: WRONG_PINS_MAX };
  expect(decideJoin(guessed)).toEqual({ ok: false, reason: "visit_pin_blocked" });
});

test("the PIN is right whichever way phones come in", () => {
  const opening = "first_order";
  expect(decideJoin({ ...joining, opening, typedPin: "0417", standing: "waiting" })).toEqual({
    ok: true,
    standing: "admitted",
  });
  expect(decideJoin({ ...joining, typedPin: "0417", standing: "removed" })).toEqual({
    ok: true,
    standing: "removed",
  });
});
