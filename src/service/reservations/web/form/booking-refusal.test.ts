import { expect, test } from "vitest";
import { ApiError } from "#platform/web/api-error.ts";
import { bookingRefusalOf } from "./booking-refusal.ts";

const details = { tables: [3, 5], times: ["2026-11-24T02:00:00.000Z"] };

test("an overlap can be gone past by whom the server allows it", () => {
  const overlap = (mayOverride: boolean) =>
    bookingRefusalOf(
      new ApiError("reservation_overlaps", "Mesa 2…", { status: 409, details: { ...details, mayOverride } }),
    );
  expect(overlap(true)).toEqual({ ...details, message: "Mesa 2…", override: "overlap" });
  expect(overlap(false)?.override).toBeNull();
  expect(
    bookingRefusalOf(new ApiError("reservation_seats_short", "…", { status: 409, details }))?.override,
  ).toBe("seats");
});

test("details that are missing leave nothing to choose", () => {
  expect(bookingRefusalOf(new ApiError("reservation_overlaps", "…", { status: 409 }))).toEqual({
    message: "…",
    tables: [],
    times: [],
    override: null,
  });
  expect(bookingRefusalOf(new ApiError("not_found", "…", { status: 404 }))).toBeNull();
  expect(bookingRefusalOf(new Error("reservation_overlaps"))).toBeNull();
});
