import { expect, test } from "vitest";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { type CardState, cardState } from "./card-state.ts";

function state(ageMinutes: number, ...statuses: LineStatus[]): CardState {
  return cardState(
    statuses.map((status) => ({ status })),
    ageMinutes,
  );
}

test("a card is red after 20 minutes, dark while something is made, else amber", () => {
  expect(state(20, "preparing", "created")).toEqual({ isHidden: false, tone: "late", pulses: true });
  expect(state(19, "preparing", "created")).toEqual({ isHidden: false, tone: "preparing", pulses: true });
  expect(state(19, "preparing")).toEqual({ isHidden: false, tone: "preparing", pulses: false });
  expect(state(0, "created", "completed")).toEqual({ isHidden: false, tone: "waiting", pulses: true });
});

test("a station may be late earlier", () => {
  expect(cardState([{ status: "created" }], 8, 8).tone).toBe("late");
});

test("a card that waits for its course alone is held, never late", () => {
  const held = { status: "created", isHeld: true } as const;
  expect(cardState([held, { status: "completed" }], 99)).toEqual({
    isHidden: false,
    tone: "held",
    pulses: false,
  });
  expect(cardState([held, { status: "created" }], 0)).toMatchObject({ tone: "waiting", pulses: true });
  expect(cardState([held, { status: "preparing" }], 99)).toMatchObject({ tone: "late", pulses: false });
});

test("a card with nothing left to do is hidden, however old", () => {
  expect(state(99, "completed", "delivered")).toEqual({ isHidden: true, tone: "idle", pulses: false });
  expect(state(0, "cancelled").isHidden).toBe(true);
  expect(state(0).isHidden).toBe(true);
});
