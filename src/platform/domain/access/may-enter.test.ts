import { expect, test } from "vitest";
import { actions, mayDo } from "./actions.ts";
import { type Actor, hasScope } from "./actor.ts";
import { landingScreens, mayEnter, searchScreens, sidebarScreens } from "./may-enter.ts";
import { areaPermissions, type Permission, permissions } from "./permissions.ts";
import { type ScreenId, screens, sections } from "./screens.ts";

const admin: Actor = { role: "admin", scope: [] };
const superadmin: Actor = { role: "superadmin", scope: [...permissions] };
const screenIds = Object.keys(screens) as ScreenId[];

function staff(...scope: Permission[]): Actor {
  return { role: "staff", scope };
}

function shown(actor: Actor): ScreenId[] {
  return sections.flatMap((section) => sidebarScreens(actor, section));
}

test("an admin has everything of the restaurant, a superadmin nothing of it", () => {
  expect(hasScope(admin, ["POS"])).toBe(true);
  expect(hasScope(staff("ORDERS", "POS"), ["POS", "KITCHEN"])).toBe(true);
  expect(hasScope(staff("ORDERS"), ["POS"])).toBe(false);
  expect(hasScope(staff(), [])).toBe(true);
  expect(hasScope(superadmin, ["POS"])).toBe(false);
  expect(hasScope(superadmin, [])).toBe(false);
});

test("nobody is led to a screen that refuses them", () => {
  const actors = [admin, superadmin, staff(), ...permissions.map((permission) => staff(permission))];
  for (const actor of actors) {
    for (const screen of [...shown(actor), ...searchScreens(actor)]) {
      expect([screen, actor.scope, mayEnter(actor, screen)]).toEqual([screen, actor.scope, true]);
    }
    for (const id of landingScreens(actor, "")) expect([id, mayEnter(actor, id)]).toEqual([id, true]);
  }
});

test.each<[Permission, ScreenId[]]>([
  ["DASHBOARD", ["home"]],
  ["POS", ["pos", "orders"]],
  ["ORDER_STATUS_DISPLAY", ["orders", "orderStatus"]],
  ["CUSTOMER_DISPLAY", ["customerDisplay"]],
  ["KITCHEN_DISPLAY", ["kitchen", "bar"]],
  ["ORDER_BILLING", ["orderCharge", "cash"]],
  ["VIEW_RESERVATIONS", ["reservations"]],
  ["MANAGE_CUSTOMERS", ["customers"]],
  ["INVOICES", ["invoices", "accounting"]],
  ["ACCOUNTING", ["accounting"]],
  ["INVENTORY", ["inventory"]],
  ["VIEW_INVENTORY", ["inventory"]],
  ["MANAGE_INVENTORY", ["inventory"]],
  ["PURCHASES", ["purchases"]],
  ["FEEDBACK", ["feedbacks"]],
  ["REPORTS", ["cash", "reports"]],
  ["SETTINGS", ["settings"]],
  ["MEMBERSHIP", []],
])("%s shows %j in the sidebar", (permission, expected) => {
  expect(shown(staff(permission))).toEqual(expected);
});

test("users is in the sidebar of admins only, but found and opened with SETTINGS", () => {
  expect(shown(admin)).toContain("users");
  expect(searchScreens(staff("SETTINGS"))).toContain("users");
  expect(mayEnter(staff("SETTINGS"), "users")).toBe(true);
  expect(mayEnter(staff("POS"), "users")).toBe(false);
});

test("the route list of the specification still opens what it opened", () => {
  for (const permission of ["ORDERS", "ORDER_STATUS", "ORDER_STATUS_DISPLAY"] as const) {
    expect(mayEnter(staff(permission), "orders")).toBe(true);
    expect(mayEnter(staff(permission), "orderCharge")).toBe(true);
  }
  expect(mayEnter(staff("INVENTORY"), "purchases")).toBe(true);
});

test("profile, devices, language and support are open to every member", () => {
  for (const id of ["profile", "devices", "language", "contactSupport"] as const) {
    expect(mayEnter(staff(), id)).toBe(true);
    expect(mayEnter(superadmin, id)).toBe(false);
  }
});

test.each<[string, Actor, string, ScreenId]>([
  ["an admin", admin, "Propietaria", "home"],
  ["a manager", staff("DASHBOARD", "POS", "ORDER_BILLING"), "Gerente", "home"],
  ["a cashier", staff("POS", "ORDERS", "ORDER_BILLING"), "Cajera", "orderCharge"],
  ["a waiter", staff("POS", "ORDER_STATUS"), "Mesero", "orders"],
  ["a cook", staff("KITCHEN"), "Cocinera", "kitchen"],
  ["somebody of the bar", staff("KITCHEN"), "Bartender", "bar"],
  ["the screen of numbers", staff("ORDER_STATUS_DISPLAY"), "", "orderStatus"],
  ["the screen of a till", staff("CUSTOMER_DISPLAY"), "", "customerDisplay"],
  ["who keeps the stock", staff("INVENTORY"), "Bodega", "inventory"],
  ["who has nothing else", staff(), "", "profile"],
  ["the platform's operator", superadmin, "", "superadminHome"],
])("%s begins where they work", (_who, actor, designation, screen) => {
  expect(landingScreens(actor, designation)[0]).toBe(screen);
});

test("an admin begins at the till while there is no home", () => {
  expect(landingScreens(admin, "").slice(0, 2)).toEqual(["home", "pos"]);
  expect(mayEnter(admin, "superadminHome")).toBe(false);
});

test("each path stands once", () => {
  expect(new Set(screenIds.map((id) => screens[id].path)).size).toBe(screenIds.length);
});

test("who manages an area enters and does whatever its lesser right does", () => {
  for (const { all, view, manage } of areaPermissions)
    for (const holder of [staff(all), staff(manage)]) {
      for (const id of screenIds)
        expect([id, !mayEnter(staff(view), id) || mayEnter(holder, id)]).toEqual([id, true]);
      for (const action of Object.keys(actions) as (keyof typeof actions)[])
        expect([action, !mayDo(staff(view), action) || mayDo(holder, action)]).toEqual([action, true]);
    }
});

test("viewers cannot add, displays cannot act", () => {
  expect(mayDo(staff("VIEW_RESERVATIONS"), "reservation.add")).toBe(false);
  expect(mayDo(staff("RESERVATIONS"), "reservation.add")).toBe(true);
  expect(mayDo(staff("VIEW_CUSTOMERS"), "customer.add")).toBe(false);
  expect(mayDo(staff("MANAGE_CUSTOMERS"), "customer.add")).toBe(true);
  expect(mayDo(staff("VIEW_INVENTORY"), "stock.work")).toBe(false);
  expect(mayDo(staff("MANAGE_INVENTORY"), "stock.work")).toBe(true);
  expect(mayDo(staff("ORDER_STATUS_DISPLAY"), "order.charge")).toBe(false);
  for (const action of Object.keys(actions) as (keyof typeof actions)[])
    expect(mayDo(admin, action)).toBe(true);
});
