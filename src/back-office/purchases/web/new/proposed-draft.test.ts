import { expect, test } from "vitest";
import type { ItemToBuy } from "#back-office/stock-alerts/contract/to-buy.ts";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import { goodsWanted } from "./goods-wanted.ts";
import { lineToBuy } from "./proposed-draft.tsx";

const water: ItemToBuy = {
  id: 7 as ItemToBuy["id"],
  title: "Agua",
  group_title: null,
  unit: "pc",
  quantity: thousandths(0),
  min_quantity_threshold: thousandths(0),
  status: "out",
  used: thousandths(0),
  usage_per_day: thousandths(0),
  days_left: null,
  proposed: thousandths(48_000),
  pack: null,
  last_purchase: null,
  cost: null,
};
const box = { name: "caja", factor: exactFromDecimal(24), count: 2 };
const memory: VendorItem = {
  id: 1 as VendorItem["id"],
  code: "A-1",
  title: "AGUA 600 ML",
  inventory_item_id: water.id,
  inventory_item_name: "Agua",
  inventory_item_unit: "pc",
  unit: "fardo",
  factor: exactFromDecimal(10),
  last_unit_price: microsFromDecimal("3.5"),
  last_unit_cost: microsFromDecimal("0.35"),
  last_bought_on: "2026-11-20",
};

test("what is to buy is a line by its unit, its pack or the vendor's", () => {
  expect(lineToBuy("a", water, undefined)).toMatchObject({ title: "Agua", quantity: "48", unit: "pc" });
  expect(lineToBuy("a", { ...water, pack: box }, undefined)).toMatchObject({
    quantity: "2",
    unit: "caja",
    factor: "24",
  });
  // Bales of ten of this vendor: five of them.
  expect(lineToBuy("a", { ...water, pack: box }, memory)).toMatchObject({
    title: "AGUA 600 ML",
    code: "A-1",
    quantity: "5",
    unit: "fardo",
    price: "3.5",
    isPriceProposed: true,
  });
  // 45.359 kg are a sack of a hundred pounds, whatever was rounded on the way.
  const sack = { ...memory, unit: "saco", factor: exactFromDecimal("45.359237") };
  const flour = { ...water, unit: "kg", proposed: thousandths(136_080) };
  expect(lineToBuy("a", flour, sack)).toMatchObject({ quantity: "3" });
  expect(lineToBuy("a", { ...water, proposed: thousandths(0) }, memory)).toMatchObject({ quantity: "" });
});

test("an address that makes no sense is a blank purchase", () => {
  expect(goodsWanted.parse({ vendor: "x", days: 900, q: 3 })).toEqual({});
});
