import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { hasQuickNote, quickNotesFor, toggleQuickNote } from "./quick-note.ts";

const pupusas = toId<"Category">(1);
const drinks = toId<"Category">(2);
const notes = [
  { categoryId: null, note: "para llevar" },
  { categoryId: pupusas, note: "sin curtido" },
  { categoryId: drinks, note: "sin hielo" },
];

test("a dish has the notes of its category before those of every dish", () => {
  expect(quickNotesFor(notes, pupusas)).toEqual(["sin curtido", "para llevar"]);
  expect(quickNotesFor(notes, null)).toEqual(["para llevar"]);
});

test("a tap adds the note, another one takes it out; what was typed stays", () => {
  expect(toggleQuickNote("", "sin curtido", 100)).toBe("sin curtido");
  expect(toggleQuickNote("bien fría", "sin hielo", 100)).toBe("bien fría, sin hielo");
  expect(toggleQuickNote("bien fría, sin hielo", "sin hielo", 100)).toBe("bien fría");
  expect(hasQuickNote("bien fría, sin hielo", "sin hielo")).toBe(true);
  expect(hasQuickNote("sin hielo extra", "sin hielo")).toBe(false);
});

test("what would not fit is refused, taking out never", () => {
  const full = "x".repeat(98);
  expect(toggleQuickNote(full, "sin sal", 100)).toBeNull();
  expect(toggleQuickNote(`${"x".repeat(91)}, sin sal`, "sin sal", 100)).toBe("x".repeat(91));
});
