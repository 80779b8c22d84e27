import { expect, test } from "vitest";
import { type OrderLineId, toId } from "../../../../domain/ids.ts";
import {
  nextStatus,
  type PendingMoves,
  statusShown,
  withAnswer,
  withMoves,
  withoutMoves,
  withoutSettled,
} from "./pending-moves.ts";

const pupusa: OrderLineId = toId(1);
const none: PendingMoves = new Map();

test("a station starts what waits, completes what is made, and does nothing else", () => {
  expect(nextStatus("created")).toBe("preparing");
  expect(nextStatus("preparing")).toBe("completed");
  expect(nextStatus("completed")).toBeNull();
  expect(nextStatus("delivered")).toBeNull();
  expect(nextStatus("cancelled")).toBeNull();
});

test("a tapped line shows its new state at once", () => {
  const move = withMoves(none, [pupusa], "preparing").get(pupusa);
  expect(statusShown("created", move)).toBe("preparing");
  expect(statusShown("created", undefined)).toBe("created");
});

test("two quick taps show the second state although the server knows of neither", () => {
  const moves = withMoves(withMoves(none, [pupusa], "preparing"), [pupusa], "completed");
  expect(statusShown("created", moves.get(pupusa))).toBe("completed");
  expect(moves.get(pupusa)?.open).toBe(2);
});

test("what the server says wins when the line has gone further or elsewhere", () => {
  const move = withMoves(none, [pupusa], "preparing").get(pupusa);
  expect(statusShown("completed", move)).toBe("completed");
  expect(statusShown("delivered", move)).toBe("delivered");
  expect(statusShown("cancelled", move)).toBe("cancelled");
});

test("a confirmed move is shown until a board asked for after the answer arrives", () => {
  const settled = withAnswer(withMoves(none, [pupusa], "preparing"), pupusa, 500);
  expect(withoutSettled(settled, 499).has(pupusa)).toBe(true);
  expect(withoutSettled(settled, 500).has(pupusa)).toBe(false);
});

test("a move that is still being sent outlives every board", () => {
  const twice = withMoves(withMoves(none, [pupusa], "preparing"), [pupusa], "completed");
  expect(withoutSettled(withAnswer(twice, pupusa, 100), 1_000).get(pupusa)?.open).toBe(1);
});

test("a refused line shows again what the server says", () => {
  const moves = withoutMoves(withMoves(none, [pupusa], "preparing"), [pupusa]);
  expect(statusShown("created", moves.get(pupusa))).toBe("created");
  expect(withAnswer(moves, pupusa, 1)).toBe(moves);
});
