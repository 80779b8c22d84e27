import { expect, test } from "vitest";
import { isOpenWhenInactive } from "./guards.ts";

test.each([
  ["/dashboard/profile", true],
  ["/dashboard/inactive-subscription", true],
  ["/dashboard/settings/export", true],
  ["/dashboard/settings/menu-items", false],
  ["/dashboard/settings", false],
  ["/dashboard/pos", false],
  ["/nowhere", false],
])("without a subscription %s stays open: %s", (address, isOpen) => {
  expect(isOpenWhenInactive(address)).toBe(isOpen);
});
