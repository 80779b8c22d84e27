import { expect, test } from "vitest";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { repricedLines, soldItems } from "./menu-sale.ts";

const horchata = {
  id: 7,
  title: "Horchata",
  price: 1.75,
  availability: "available",
  variants: [],
  addons: [],
  modifierGroups: [],
  combo: null,
} as unknown as WireItem;

const line = { key: "a", id: 7, quantity: 2, notes: "", variant_id: null, addons_ids: [], parts: [] };

test("a price that changed is named with the one that the guest saw", () => {
  const at = (price: number, shownPrice?: number) =>
    repricedLines(
      [shownPrice === undefined ? line : { ...line, shownPrice }],
      soldItems([{ ...horchata, price }]),
    );
  expect(at(1.75, 1.5)).toEqual([{ key: "a", title: "Horchata", before: 1.5, now: 1.75 }]);
  expect(at(1.5, 1.5)).toEqual([]);
  // A cart of an earlier release holds no prices: the server alone compares.
  expect(at(1.75)).toEqual([]);
  expect(repricedLines([{ ...line, shownPrice: 1.5 }], soldItems([]))).toEqual([]);
});
