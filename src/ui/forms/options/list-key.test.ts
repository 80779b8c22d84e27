import { expect, test } from "vitest";
import { listMove } from "./list-key.ts";

const closed = { open: false, active: 0, count: 3, typing: true };
const open = { open: true, active: 2, count: 3, typing: true };

test("a closed list opens by arrows and Enter, by a space only where nothing is typed", () => {
  expect(listMove(closed, "ArrowDown")).toEqual({ do: "open" });
  expect(listMove(closed, "Enter")).toEqual({ do: "open" });
  expect(listMove(closed, " ")).toBeNull();
  expect(listMove({ ...closed, typing: false }, " ")).toEqual({ do: "open" });
  expect(listMove(closed, "Escape")).toBeNull();
});

test("arrows go round, Enter takes, Escape closes", () => {
  expect(listMove(open, "ArrowDown")).toEqual({ do: "move", to: 0 });
  expect(listMove(open, "ArrowUp")).toEqual({ do: "move", to: 1 });
  expect(listMove(open, "Enter")).toEqual({ do: "take" });
  expect(listMove(open, "Escape")).toEqual({ do: "close" });
});

test("Home and End belong to the text while somebody types", () => {
  expect(listMove(open, "End")).toBeNull();
  expect(listMove({ ...open, typing: false }, "Home")).toEqual({ do: "move", to: 0 });
});

test("an empty list has nowhere to go", () => {
  expect(listMove({ ...open, count: 0 }, "ArrowDown")).toBeNull();
});
