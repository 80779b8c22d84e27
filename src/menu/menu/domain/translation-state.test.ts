import { expect, test } from "vitest";
import { translationState, worstState } from "./translation-state.ts";

const pupusa = { title: "Pupusa", description: "De queso" };
const made = {
  title: "ププサ",
  description: "チーズ入り",
  original_title: "Pupusa",
  original_description: "De queso",
  copied_from: null,
};

test("a translation is missing, changed, copied or done", () => {
  expect(translationState(pupusa, undefined)).toBe("missing");
  expect(translationState(pupusa, { ...made, description: null })).toBe("missing");
  expect(translationState({ ...pupusa, description: null }, { ...made, description: null })).toBe("done");
  expect(translationState(pupusa, made)).toBe("done");
  expect(translationState({ ...pupusa, title: "Pupusa grande" }, made)).toBe("changed");
  expect(translationState({ ...pupusa, description: "De loroco" }, made)).toBe("changed");
  expect(translationState(pupusa, { ...made, copied_from: "en" })).toBe("copied");
});

test("a translation of before originals were kept counts as right", () => {
  const before = { ...made, original_title: null, original_description: null };
  expect(translationState({ ...pupusa, title: "Pupusa grande" }, before)).toBe("done");
});

test("of what is translated together the first thing to do is told", () => {
  expect(worstState(["done", "copied", "missing"])).toBe("missing");
  expect(worstState(["done", "copied"])).toBe("copied");
  expect(worstState([])).toBe("done");
});
