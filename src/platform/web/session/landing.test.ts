import { expect, test } from "vitest";
import { screens } from "../../domain/access/screens.ts";
import { screenOf } from "./landing.ts";

test("every screen is found by its own address", () => {
  for (const [id, screen] of Object.entries(screens)) expect(screenOf(screen.path)).toBe(id);
});

test.each([
  ["/dashboard/customers/import", "customersImport"],
  ["/dashboard/settings/tables", "tables"],
  ["/dashboard/settings/menu-items/7", "menuItems"],
  ["/dashboard/settings/nowhere", "settings"],
  ["/dashboard/posters", undefined],
  ["/dashboard", undefined],
  ["/superadmin/dashboard/home", "superadminHome"],
])("%s belongs to %s", (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});
