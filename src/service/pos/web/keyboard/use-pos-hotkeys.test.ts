import { expect, test } from "vitest";
import { posHotkey } from "./use-pos-hotkeys.ts";

const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, typing: false };

test("signs act outside text fields only, function keys everywhere", () => {
  expect(posHotkey({ ...press, key: "+" })).toBe("increase");
  expect(posHotkey({ ...press, key: "+", typing: true })).toBeNull();
  expect(posHotkey({ ...press, key: "Delete" })).toBe("remove");
  expect(posHotkey({ ...press, key: "F9", typing: true })).toBe("send");
  expect(posHotkey({ ...press, key: "F2", typing: true })).toBe("table");
  expect(posHotkey({ ...press, key: "F4", typing: true })).toBe("customer");
  expect(posHotkey({ ...press, key: "F10", typing: true })).toBe("charge");
});

test("Shift makes a sign, but another key of a function key", () => {
  expect(posHotkey({ ...press, key: "?", shiftKey: true })).toBe("shortcuts");
  expect(posHotkey({ ...press, key: "+", shiftKey: true })).toBe("increase");
  expect(posHotkey({ ...press, key: "F10", shiftKey: true })).toBeNull();
});

test("with a modifier a key belongs to the browser or the shell", () => {
  expect(posHotkey({ ...press, key: "/", ctrlKey: true })).toBeNull();
  expect(posHotkey({ ...press, key: "-", metaKey: true })).toBeNull();
  expect(posHotkey({ ...press, key: "x" })).toBeNull();
});
