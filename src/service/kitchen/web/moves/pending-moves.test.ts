import { expect, test } from "vitest";
import { type OrderLineId, toId } from "#platform/domain/ids.ts";
import {
  addMoves,
  confirmMove,
  dropMoves,
  dropSettledMoves,
  nextStatus,
  type PendingMoves,
  shownStatus,
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
  const move = addMoves(none, [pupusa], "preparing").get(pupusa);
  expect(shownStatus("created", move)).toBe("preparing");
  expect(shownStatus("created", undefined)).toBe("created");
});

test("two quick taps show the second state although the server knows of neither", () => {
  const moves = addMoves(addMoves(none, [pupusa], "preparing"), [pupusa], "completed");
  expect(shownStatus("created", moves.get(pupusa))).toBe("completed");
  expect(moves.get(pupusa)?.open).toBe(2);
});

test("what the server says wins when the line has gone further or elsewhere", () => {
  const move = addMoves(none, [pupusa], "preparing").get(pupusa);
  expect(shownStatus("completed", move)).toBe("completed");
  expect(shownStatus("delivered", move)).toBe("delivered");
  expect(shownStatus("cancelled", move)).toBe("cancelled");
});

test("a confirmed move is shown until a board asked for after the answer arrives", () => {
  const settled = confirmMove(addMoves(none, [pupusa], "preparing"), pupusa, 500);
  const asBefore = () => "created" as const;
  expect(dropSettledMoves(settled, 499, asBefore).has(pupusa)).toBe(true);
  expect(dropSettledMoves(settled, 500, asBefore).has(pupusa)).toBe(false);
});

test("a confirmed move ends when the board is told it or the dish went further", () => {
  const settled = confirmMove(addMoves(none, [pupusa], "preparing"), pupusa, 500);
  for (const status of ["preparing", "completed", undefined] as const)
    expect(dropSettledMoves(settled, 0, () => status).has(pupusa)).toBe(false);
  const recalled = confirmMove(addMoves(none, [pupusa], "recalled"), pupusa, 500);
  expect(dropSettledMoves(recalled, 0, () => undefined).has(pupusa)).toBe(true);
  expect(dropSettledMoves(recalled, 0, () => "completed").has(pupusa)).toBe(true);
  expect(dropSettledMoves(recalled, 0, () => "preparing").has(pupusa)).toBe(false);
});

test("a move that is still being sent outlives every board", () => {
  const twice = addMoves(addMoves(none, [pupusa], "preparing"), [pupusa], "completed");
  const moves = dropSettledMoves(confirmMove(twice, pupusa, 100), 1_000, () => "completed");
  expect(moves.get(pupusa)?.open).toBe(1);
});

test("a refused line shows again what the server says", () => {
  const moves = dropMoves(addMoves(none, [pupusa], "preparing"), [pupusa]);
  expect(shownStatus("created", moves.get(pupusa))).toBe("created");
  expect(confirmMove(moves, pupusa, 1)).toBe(moves);
});
