import { expect, test } from "vitest";
import {
  ASKING_QUOTA,
  decideJoin,
  PHONES_MAX,
  PIN_QUOTA,
  WRONG_PINS_ALARM,
  WRONG_PINS_MAX,
} from "./visit.ts";

const joining = {
  opening: "seating",
  pin: "0417",
  wrongPins: 0,
  pinUse: { ofPhone: 0, ofAddress: 0 },
  isProven: true,
  asking: { ofAddress: 0, ofStrangers: 0 },
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

test("wrong PINs of others leave the right one good; a phone has its own tries", () => {
  const { perPhone, strangersOfAddress } = PIN_QUOTA;
  const pin = { ...joining, opening: "pin", typedPin: "0417" } as const;
  const admitted = { ok: true, standing: "admitted" };
  const blocked = { ok: false, reason: "visit_pin_blocked" };
  const all = { wrongPins: WRONG_PINS_MAX - 1, pinUse: { ofPhone: 0, ofAddress: 200 } };
  expect(WRONG_PINS_ALARM).toBeLessThan(WRONG_PINS_MAX);
  expect(decideJoin({ ...pin, ...all })).toEqual(admitted);
  expect(decideJoin({ ...pin, pinUse: { ofPhone: perPhone, ofAddress: 0 } })).toEqual(blocked);
  const unknown = { ...pin, isProven: false };
  const beside = (ofAddress: number) => ({ pinUse: { ofPhone: 0, ofAddress } });
  expect(decideJoin({ ...unknown, ...beside(strangersOfAddress - 1) })).toEqual(admitted);
  expect(decideJoin({ ...unknown, ...beside(strangersOfAddress) })).toEqual(blocked);
});

test("strangers who ask fill their own places; the right PIN and who asked before pass", () => {
  const { strangersOfAddress, strangers } = ASKING_QUOTA;
  const full = {
    ...joining,
    opening: "first_order",
    asking: { ofAddress: 0, ofStrangers: strangers },
  } as const;
  const refused = { ok: false, reason: "visit_full" };
  expect(decideJoin(full)).toEqual(refused);
  const crowd = { ofAddress: strangersOfAddress, ofStrangers: strangersOfAddress };
  expect(decideJoin({ ...full, asking: crowd })).toEqual(refused);
  expect(decideJoin({ ...full, standing: "waiting" })).toEqual({ ok: true, standing: "waiting" });
  expect(decideJoin({ ...full, typedPin: "0417" })).toEqual({ ok: true, standing: "admitted" });
  expect(decideJoin({ ...full, typedPin: "0417", admitted: PHONES_MAX })).toEqual(refused);
});
