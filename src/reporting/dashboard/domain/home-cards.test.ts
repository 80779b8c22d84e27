import { expect, test } from "vitest";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { guardedCards, maySeeCard } from "./home-cards.ts";

const seenWith = (...scope: Permission[]) =>
  guardedCards.filter((card) => maySeeCard({ role: "staff", scope }, card));

test("an admin sees all cards, somebody with nothing else none of the guarded ones", () => {
  expect(guardedCards.filter((card) => maySeeCard({ role: "admin", scope: [] }, card))).toEqual(guardedCards);
  expect(seenWith("DASHBOARD")).toEqual([]);
});

test.each<[Permission[], string[]]>([
  [["REPORTS"], ["sales"]],
  [["OPERATIONS_MANAGER"], ["sales"]],
  [["INVOICES"], ["sales"]],
  [["ACCOUNTING"], ["sales"]],
  [["POS"], ["openAccounts", "lateDishes"]],
  [["ORDER_STATUS"], ["openAccounts"]],
  [["KITCHEN_DISPLAY"], ["lateDishes"]],
  [["VIEW_INVENTORY"], ["lowStock"]],
])("with %j: %j", (scope, cards) => {
  expect(seenWith("DASHBOARD", ...scope)).toEqual(cards);
});

test("who counts a drawer blind is not told what was sold", () => {
  expect(seenWith("ORDER_BILLING", "INVOICES", "ACCOUNTING")).toEqual(["openAccounts"]);
  expect(seenWith("ORDER_BILLING", "REPORTS")).toEqual(["sales", "openAccounts"]);
});
