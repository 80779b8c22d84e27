import { expect, test } from "vitest";
import {
  isSimplePin,
  mayApprove,
  PIN_SHAPE,
  type PinRecord,
  recordPinAttempt,
  secondsUntilPinAllowed,
} from "./approvals.ts";

test("admins and operations managers approve; a cashier and the platform do not", () => {
  expect(mayApprove({ role: "admin", scope: [] })).toBe(true);
  expect(mayApprove({ role: "staff", scope: ["OPERATIONS_MANAGER"] })).toBe(true);
  expect(mayApprove({ role: "staff", scope: ["ORDER_BILLING", "ORDERS"] })).toBe(false);
  expect(mayApprove({ role: "superadmin", scope: ["OPERATIONS_MANAGER"] })).toBe(false);
});

test("four wrong PINs cost nothing, the fifth locks for a minute", () => {
  let record: PinRecord = { failedAttempts: 0, lockedUntil: null };
  const waits: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    record = recordPinAttempt(record, false, 1_000);
    waits.push(secondsUntilPinAllowed(record, 1_000));
  }
  expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
  expect(secondsUntilPinAllowed(record, 3_601_000)).toBe(0);
  expect(recordPinAttempt(record, true, 3_601_000)).toEqual({ failedAttempts: 0, lockedUntil: null });
});

test("a PIN is four to six digits", () => {
  for (const good of ["2468", "739148"]) expect(PIN_SHAPE.test(good), good).toBe(true);
  for (const bad of ["123", "1234567", "12a4", "１２３４", "12 34", ""])
    expect(PIN_SHAPE.test(bad), bad).toBe(false);
});

test("what people try first is simple", () => {
  for (const simple of ["0000", "1234", "98765", "444444"]) expect(isSimplePin(simple), simple).toBe(true);
  for (const good of ["2468", "1235", "1212", "0001"]) expect(isSimplePin(good), good).toBe(false);
});
