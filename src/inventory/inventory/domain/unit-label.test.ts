import { expect, test } from "vitest";
import { sayIn } from "#platform/server/i18n/say.ts";
import { unitLabel } from "./unit-label.ts";
import { measuredUnits } from "./units.ts";

test("every unit has a short name in Spanish that is no English word", () => {
  const say = sayIn("es");
  const names = measuredUnits.map((unit) => {
    const label = unitLabel(unit);
    return typeof label === "string" ? say(label) : label.text;
  });
  expect(names).toEqual(["u", "kg", "g", "lb", "oz", "l", "ml", "gal", "oz fl"]);
});

test("a unit of the restaurant's own is called as they call it", () => {
  expect(unitLabel("caja")).toEqual({ text: "caja" });
});
