import { expect, test } from "vitest";
import { EMPTY_CART } from "../../../domain/cart/cart.ts";
import { toId, toUuid } from "../../../domain/ids.ts";
import { basisPoints, cents } from "../../../domain/money/cents.ts";
import { customerView, viewOfTill } from "./customer-view.ts";

const cart = {
  ...EMPTY_CART,
  lines: [
    {
      id: toUuid("00000000-0000-4000-8000-000000000001"),
      menuItemId: toId<"MenuItem">(1),
      title: "Pupusa",
      notes: "para la señora de rojo",
      variant: { id: toId<"Variant">(1), title: "De maíz", price: cents(100) },
      addons: [{ id: toId<"Addon">(1), title: "Extra queso", price: cents(50) }],
      quantity: 2,
      seat: null,
      unitPrice: cents(150),
      tax: { type: "inclusive", rate: basisPoints(1300) },
    },
  ],
} as const;

test("the guest sees dishes, choices and the total, and none of the notes", () => {
  const view = viewOfTill({ cart, currency: "USD", sentToken: null });
  expect(view).toMatchObject({
    kind: "cart",
    lines: [{ title: "Pupusa", choices: ["De maíz", "Extra queso"], quantity: 2, total: 300 }],
    net: 265,
    taxTotal: 35,
    total: 300,
  });
  expect(JSON.stringify(view)).not.toContain("señora");
  expect(customerView.parse(structuredClone(view))).toEqual(view);
});

test("an empty cart welcomes, and an order that was sent thanks with its number", () => {
  expect(viewOfTill({ cart: EMPTY_CART, currency: "USD", sentToken: null })).toEqual({ kind: "welcome" });
  expect(viewOfTill({ cart: EMPTY_CART, currency: "USD", sentToken: 12 })).toEqual({
    kind: "thanks",
    tokenNo: 12,
  });
});
