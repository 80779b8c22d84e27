import { afterEach, describe, expect, test, vi } from "vitest";
import { cents } from "../domain/money/cents.ts";
import { formatAmount, formatCount, formatDate, formatDateTime, formatDay, formatTime } from "./format.ts";
import { formatAxisAmount } from "./language/format-figures.ts";

describe("instants are written in El Salvador's time, wherever the device is", () => {
  test.each([
    ["2026-11-21T21:05:00Z", "21/11/2026, 3:05 PM"],
    ["2026-11-21T05:59:00Z", "20/11/2026, 11:59 PM"],
    ["2026-11-21T06:00:00Z", "21/11/2026, 12:00 AM"],
    ["2026-11-21T18:00:00Z", "21/11/2026, 12:00 PM"],
  ])("%s", (instant, written) => {
    expect(formatDateTime(new Date(instant))).toBe(written);
  });

  test("day and time apart", () => {
    expect(formatDate(new Date("2026-01-02T06:00:00Z"))).toBe("02/01/2026");
    expect(formatTime(new Date("2026-01-02T15:09:00Z"))).toBe("9:09 AM");
  });
});

describe("a restaurant in another zone", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("reads its own times", () => {
    const user = {
      name: "Ana",
      role: "admin",
      scope: "",
      designation: null,
      tenant_id: 7,
      store_name: "La Ceiba",
      currency: "USD",
      time_zone: "America/Guayaquil",
      language: null,
      subscription_active: true,
    };
    vi.stubGlobal("window", { localStorage: { getItem: () => JSON.stringify(user) } });
    expect(formatDateTime(new Date("2026-11-21T05:59:00Z"))).toBe("21/11/2026, 12:59 AM");
  });
});

test("a calendar day has no zone", () => {
  expect(formatDay("2026-11-01")).toBe("01/11/2026");
  expect(formatDay("2026-11-01T00:00:00Z")).toBe("01/11/2026");
});

test("amounts have the symbol of the store's currency, rare ones their code", () => {
  expect(formatAmount(cents(123450), "USD")).toBe("$1,234.50");
  expect(formatAmount(cents(5), "GTQ")).toBe("Q0.05");
  expect(formatAmount(cents(100), "JPY")).toBe("JPY1.00");
});

test("counts have their thousands set apart", () => {
  expect(formatCount(1234567)).toBe("1,234,567");
});

test("an axis leaves out the cents that are none, and rounds none away", () => {
  expect(formatAxisAmount(120_000, "USD")).toBe("$1,200");
  expect(formatAxisAmount(750, "USD")).toBe("$7.50");
  expect(formatAxisAmount(0, "USD")).toBe("$0");
});
