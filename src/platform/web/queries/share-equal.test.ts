import { expect, test } from "vitest";
import { shareEqual } from "./share-equal.ts";

const answer = (title: string) => ({
  orders: [
    { id: 1, date: new Date("2026-11-20T18:00:00Z"), items: [{ id: 1, title }] },
    { id: 2, date: new Date("2026-11-20T18:05:00Z"), items: [{ id: 2, title: "Café" }] },
  ],
  note: null,
});

test("an answer that says the same is the same object again, instants too", () => {
  const old = answer("Pupusa");
  expect(shareEqual(old, answer("Pupusa"))).toBe(old);
});

test("of an answer that changed in one place everything else stays the same object", () => {
  const old = answer("Pupusa");
  const next = shareEqual(old, answer("Tamal"));
  expect(next).toEqual(answer("Tamal"));
  expect(next.orders[1]).toBe(old.orders[1]);
  expect(next.orders[0]?.date).toBe(old.orders[0]?.date);
});

test("what is longer, shorter, later or of another kind is the new one", () => {
  expect(shareEqual([1, 2], [1])).toEqual([1]);
  expect(shareEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareEqual(new Date(1), new Date(2))).toEqual(new Date(2));
  expect(shareEqual([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(shareEqual(undefined, { a: [1] })).toEqual({ a: [1] });
});
