import { expect, test } from "vitest";
import { decideNextExport, type MadeExport } from "./next-export.ts";

const now = new Date("2026-11-27T18:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const made = (minutes: number, state: MadeExport["state"] = "removed"): MadeExport => ({
  state,
  asked_at: ago(minutes),
  finished_at: state === "waiting" || state === "running" ? null : ago(minutes - 2),
});
const HOUR = 60;

test("nobody who had none made, or failed ones, waits", () => {
  expect(decideNextExport([], now)).toEqual({ kind: "now" });
  const failed = [made(1, "failed"), made(2, "failed"), made(3, "failed"), made(4, "failed")];
  expect(decideNextExport(failed, now)).toEqual({ kind: "now" });
});

test("one that was finished within the hour is saved instead", () => {
  const fresh = made(40, "ready");
  expect(decideNextExport([fresh], now)).toEqual({ kind: "fresh", made: fresh, at: ago(-22) });
  expect(decideNextExport([made(62, "ready")], now)).toEqual({ kind: "now" });
  // One whose file is gone cannot be saved.
  expect(decideNextExport([made(40, "removed")], now)).toEqual({ kind: "now" });
});

test("three within 24 hours are enough: the next when the oldest of them is over", () => {
  const three = [made(2 * HOUR, "ready"), made(5 * HOUR), made(20 * HOUR)];
  expect(decideNextExport(three, now)).toEqual({ kind: "often", at: ago(-4 * HOUR) });
  expect(decideNextExport([...three.slice(0, 2), made(24 * HOUR)], now)).toEqual({ kind: "now" });
  expect(decideNextExport([...three.slice(0, 2), made(3, "failed"), made(25 * HOUR)], now)).toEqual({
    kind: "now",
  });
});

test("a fresh one that is the third of a day says when the day is over", () => {
  const fresh = made(10, "ready");
  expect(decideNextExport([fresh, made(5 * HOUR), made(20 * HOUR)], now)).toEqual({
    kind: "fresh",
    made: fresh,
    at: ago(-4 * HOUR),
  });
});
