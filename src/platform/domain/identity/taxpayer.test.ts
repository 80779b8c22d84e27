import { expect, test } from "vitest";
import { chooseActivity, choosePlace } from "./taxpayer.ts";

test("another department clears the municipality, another municipality the district", () => {
  expect(choosePlace("department", "05", "06")).toEqual({ department: "05", municipality: "", district: "" });
  expect(choosePlace("municipality", "24", "23")).toEqual({ municipality: "24", district: "" });
  expect(choosePlace("district", "14", "")).toEqual({ district: "14" });
  expect(choosePlace("department", "06", "06")).toEqual({});
});

test("an activity brings its official words, but not over somebody's own", () => {
  const chosen = (typed: string) =>
    chooseActivity("47111", { typed, official: "Comercio", officialBefore: "Restaurantes" }).activityWords;
  expect(["", " ", "Restaurantes", "Pupusas"].map(chosen)).toEqual([
    "Comercio",
    "Comercio",
    "Comercio",
    "Pupusas",
  ]);
});
