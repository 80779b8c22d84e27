import { expect, test } from "vitest";
import { diningOptions } from "./dining-option.ts";
import { decideSource, isSourceAllowed, orderSources, unusualSource, usualSources } from "./order-source.ts";

test("without a word the source is the usual one of how the food is taken", () => {
  for (const diningOption of diningOptions) {
    const usual = usualSources[diningOption];
    expect(decideSource({ source: null, externalNumber: null, diningOption })).toEqual({
      ok: true,
      source: usual,
      externalNumber: null,
    });
    expect(unusualSource(usual, diningOption)).toBeNull();
  }
  expect(unusualSource("phone", "takeaway")).toBe("phone");
});

test("a delivery platform has its number, which is kept without spaces around it", () => {
  const requested = { source: "delivery_platform", diningOption: "delivery" } as const;
  expect(decideSource({ ...requested, externalNumber: " A-17 " })).toEqual({
    ok: true,
    source: "delivery_platform",
    externalNumber: "A-17",
  });
  for (const externalNumber of [null, "", "   "])
    expect(decideSource({ ...requested, externalNumber })).toEqual({
      ok: false,
      reason: "external_number_required",
    });
});

test("no other source has a number", () => {
  expect(decideSource({ source: "phone", externalNumber: "A-17", diningOption: "takeaway" })).toEqual({
    ok: true,
    source: "phone",
    externalNumber: null,
  });
});

test("nobody dines in at a platform, and only who dines in orders at a table", () => {
  expect(orderSources.filter((source) => !isSourceAllowed(source, "dinein"))).toEqual(["delivery_platform"]);
  for (const diningOption of ["delivery", "takeaway"] as const) {
    expect(orderSources.filter((source) => !isSourceAllowed(source, diningOption))).toEqual(["table"]);
    expect(decideSource({ source: "table", externalNumber: null, diningOption })).toEqual({
      ok: false,
      reason: "source_unfit",
    });
  }
});
