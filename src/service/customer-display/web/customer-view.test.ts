import { expect, test } from "vitest";
import { toId, toUuid } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { EMPTY_CART } from "#service/cart/domain/cart.ts";
import { type CustomerBill, customerView, displayMessages } from "../contract/customer-display.ts";
import { viewOfTill, wireView } from "./customer-view.ts";

const line = {
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
} as const;
const cart = { ...EMPTY_CART, lines: [line] };

test("the guest sees dishes, choices and the total, and none of the notes", () => {
  const view = viewOfTill({ cart, currency: "USD", sentToken: null });
  expect(view).toMatchObject({
    kind: "cart",
    lines: [{ title: "Pupusa", choices: "De maíz, Extra queso", quantity: 2, total: 300 }],
    net: 265,
    taxTotal: 35,
    total: 300,
  });
  expect(JSON.stringify(view)).not.toContain("señora");
  expect(customerView.decode(wireView(view))).toEqual(view);
});

test("an empty cart welcomes, and an order that was sent thanks with its number", () => {
  expect(viewOfTill({ cart: EMPTY_CART, currency: "USD", sentToken: null })).toEqual({ kind: "welcome" });
  expect(viewOfTill({ cart: EMPTY_CART, currency: "USD", sentToken: 12 })).toEqual({
    kind: "sent",
    tokenNo: 12,
  });
});

test("a very long cart is cut to what a message holds", () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...line,
    title: `${index} ${"ñandú ".repeat(40)}`,
  }));
  const whole = viewOfTill({ cart: { ...cart, lines }, currency: "USD", sentToken: null }) as CustomerBill;
  const wire = wireView(whole);
  const message = { tillId: line.id, view: wire };
  expect(displayMessages.till_shows.safeParse(message).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(message)).length).toBeLessThan(8_000);
  const sent = customerView.decode(wire) as CustomerBill;
  expect(sent.earlier + sent.lines.length).toBe(200);
  expect(sent.lines.length).toBeGreaterThan(10);
  expect(sent.lines.at(-1)?.title).toMatch(/^199 /);
  expect(sent.total).toBe(whole.total);
});

test("a payment travels with what was not counted left out", () => {
  const view = {
    kind: "paid",
    currency: "USD",
    total: cents(1240),
    received: null,
    change: null,
    balance: cents(0),
  } as const;
  expect(customerView.decode(wireView(view))).toEqual(view);
});
