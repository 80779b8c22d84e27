import { expect, test } from "vitest";
import { afterFailedSend } from "./pending-send.ts";

const first = { key: "k", unsure: false };
const unsure = { key: "k", unsure: true };

test("a refusal of the cart itself frees it, even after an unsure attempt", () => {
  for (const code of [
    "price_changed",
    "insufficient_stock",
    "item_unavailable",
    "table_unknown",
    "invalid_input",
  ] as const) {
    expect(afterFailedSend(first, code)).toBeNull();
    expect(afterFailedSend(unsure, code)).toBeNull();
  }
});

test("a lost answer keeps the send and its key", () => {
  for (const code of [
    "offline",
    "timeout",
    "unreadable",
    "service_unavailable",
    "still_running",
    "internal",
    null,
  ] as const)
    expect(afterFailedSend(first, code)).toEqual(unsure);
});

test("being turned away at the door frees a first attempt", () => {
  for (const code of ["not_signed_in", "subscription_inactive", "too_many_requests"] as const) {
    expect(afterFailedSend(first, code)).toBeNull();
    expect(afterFailedSend(unsure, code)).toEqual(unsure);
  }
});
