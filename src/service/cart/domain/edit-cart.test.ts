import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { type MenuItemId, toId, toUuid, type Uuid } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { type Cart, type CartLine, EMPTY_CART, LINE_QUANTITY_MAX, SEAT_MAX } from "./cart.ts";
import { cartPieces, cartTotals } from "./cart-totals.ts";
import {
  addLine,
  chooseCustomer,
  chooseDiningOption,
  chooseSeat,
  chooseSource,
  chooseTable,
  clearCart,
  putLineBack,
  removeLine,
  replaceLine,
  seatOfNewLine,
  setLineQuantity,
  setNotes,
} from "./edit-cart.ts";

const cartId = uuid(0);
const large = { id: toId<"Variant">(1), title: "Grande", price: cents(300) };
const cream = { id: toId<"Addon">(1), title: "Crema", price: cents(50) };
const cheese = { id: toId<"Addon">(2), title: "Queso", price: cents(75) };

function uuid(n: number): Uuid {
  return toUuid(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
}

function line(n: number, over: Partial<CartLine> = {}): CartLine {
  const plain = {
    title: "Pupusa",
    quantity: 1,
    notes: null,
    variant: null,
    addons: [],
    seat: null,
    unitPrice: cents(125),
  };
  return { id: uuid(n), menuItemId: toId<"MenuItem">(1), tax: NO_TAX, ...plain, ...over };
}

function cartOf(...lines: CartLine[]): Cart {
  return lines.reduce((cart, line) => addLine(cart, line, cartId), EMPTY_CART);
}

test("the first line gives the cart its uuid, a later one keeps it", () => {
  expect(EMPTY_CART.id).toBeNull();
  const cart = addLine(cartOf(line(1)), line(2, { notes: "sin curtido" }), uuid(99));
  expect(cart.id).toBe(cartId);
  expect(cart.lines.map((line) => line.id)).toEqual([uuid(1), uuid(2)]);
});

test("a combo chosen anew stays of whoever took it", () => {
  const taken = cartOf(line(1, { takenBy: toId<"User">(7) }));
  const [replaced] = replaceLine(taken, line(1, { title: "Combo", notes: " tibio " })).lines;
  expect(replaced).toMatchObject({ title: "Combo", notes: "tibio", takenBy: 7 });
});

test("equal lines merge into the first, add-ons in any order and notes trimmed", () => {
  const cart = cartOf(
    line(1, { addons: [cream, cheese], notes: "tibio" }),
    line(2, { addons: [cheese, cream], notes: " tibio " }),
  );
  expect(cart.lines).toHaveLength(1);
  expect(cart.lines[0]).toMatchObject({ id: uuid(1), quantity: 2 });
});

test.each<[string, Partial<CartLine>]>([
  ["another item", { menuItemId: toId(2) as MenuItemId }],
  ["a variant", { variant: large }],
  ["an add-on", { addons: [cream] }],
  ["other notes", { notes: "sin sal" }],
  ["another price", { unitPrice: cents(150) }],
  ["another tax", { tax: { type: "inclusive", rate: basisPoints(1300) } }],
])("lines that differ by %s stay apart", (_, over) => {
  expect(cartOf(line(1), line(2, over)).lines).toHaveLength(2);
});

test("a line is removed by its id, and one that is full leaves room for another", () => {
  const cart = cartOf(line(1));
  expect(removeLine(cart, uuid(1)).lines).toEqual([]);
  expect(removeLine(cart, uuid(5))).toEqual(cart);
  const full = cartOf(line(1, { quantity: LINE_QUANTITY_MAX }));
  expect(cartPieces(addLine(full, line(2), cartId))).toBe(LINE_QUANTITY_MAX + 1);
});

test("notes may make two lines one, are cleared by spaces and end at 100 characters", () => {
  const cart = cartOf(line(1), line(2, { notes: "sin sal" }));
  const merged = setNotes(cart, uuid(1), "sin sal");
  expect(merged.ok && merged.cart.lines).toMatchObject([{ id: uuid(1), quantity: 2, notes: "sin sal" }]);
  const cleared = setNotes(cart, uuid(2), "   ");
  expect(cleared.ok && cleared.cart.lines).toMatchObject([{ quantity: 2, notes: null }]);
  expect(setNotes(cart, uuid(1), "x".repeat(100)).ok).toBe(true);
  expect(setNotes(cart, uuid(1), "x".repeat(101))).toEqual({ ok: false, reason: "notes_too_long" });
});

test("a table means dining in; another dining option lets go of the table", () => {
  const atTable = chooseTable(EMPTY_CART, toId(4));
  expect(atTable).toMatchObject({ tableId: 4, diningOption: "dinein" });
  expect(chooseTable(atTable, null)).toMatchObject({ tableId: null, diningOption: "dinein" });
  expect(chooseDiningOption(atTable, "takeaway")).toMatchObject({ tableId: null, diningOption: "takeaway" });
  expect(chooseDiningOption(atTable, "dinein").tableId).toBe(4);
});

function seated(cart: Cart, lineId: Uuid, seat: number | null): Cart {
  const decision = setNotes(cart, lineId, "", seat);
  if (!decision.ok) throw new Error(decision.reason);
  return decision.cart;
}

test("equal lines of different seats stay apart until they are of the same seat", () => {
  const cart = cartOf(line(1, { seat: 1 }), line(2, { seat: 2 }), line(3, { seat: 1 }), line(4));
  expect(cart.lines.map(({ seat, quantity }) => [seat, quantity])).toEqual([
    [1, 2],
    [2, 1],
    [null, 1],
  ]);
  const moved = seated(cart, uuid(2), 1);
  expect(moved.lines.map(({ id, seat, quantity }) => [id, seat, quantity])).toEqual([
    [uuid(1), 1, 3],
    [uuid(4), null, 1],
  ]);
  expect(seated(moved, uuid(1), null).lines).toHaveLength(1);
  expect(setNotes(moved, uuid(1), "sin sal")).toMatchObject({
    cart: { lines: [{ seat: 1 }, { seat: null }] },
  });
});

test("a new line is for the chosen seat, while the party dines in", () => {
  const atTable = chooseSeat(chooseTable(EMPTY_CART, toId(4)), 2);
  expect(seatOfNewLine(atTable)).toBe(2);
  expect(seatOfNewLine(chooseDiningOption(atTable, "takeaway"))).toBeNull();
  expect(seatOfNewLine(chooseSeat(atTable, null))).toBeNull();
  expect([0, 2.7, 500].map((seat) => chooseSeat(atTable, seat).seat)).toEqual([1, 2, SEAT_MAX]);
});

test("a platform delivers and a table dines in", () => {
  const atTable = chooseTable(EMPTY_CART, toId(4));
  const platform = chooseSource(atTable, "delivery_platform", " A-17 ");
  expect(platform).toMatchObject({ diningOption: "delivery", tableId: null, externalNumber: "A-17" });
  const pickedUp = chooseDiningOption(platform, "takeaway");
  expect(pickedUp).toMatchObject({ source: "delivery_platform", externalNumber: "A-17" });
  expect(chooseTable(pickedUp, toId(4))).toMatchObject({
    source: null,
    externalNumber: null,
    diningOption: "dinein",
    tableId: 4,
  });
  expect(chooseSource(pickedUp, "phone", "A-17")).toMatchObject({
    source: "phone",
    externalNumber: null,
    diningOption: "takeaway",
  });
  expect(chooseSource(EMPTY_CART, "table")).toMatchObject({ source: "table", diningOption: "dinein" });
  expect(chooseSource(platform, null)).toMatchObject({ source: null, externalNumber: null });
});

test("clearing makes the customer a walk-in and drops the QR order, not the table", () => {
  const customer = { type: "CUSTOMER", id: toId<"Customer">(1), phone: "7000-0000", name: "Ana" } as const;
  const cart = {
    ...chooseCustomer(chooseTable(cartOf(line(1)), toId(4)), customer),
    qrOrderId: toId<"QrOrder">(3),
  };
  expect(clearCart(cart)).toEqual({ ...EMPTY_CART, tableId: 4, diningOption: "dinein" });
});

const anyLine = fc
  .record({
    item: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    notes: fc.constantFrom(null, "", "sin sal"),
    seat: fc.constantFrom(null, 1, 2),
    addons: fc.shuffledSubarray([cream, cheese]),
    type: fc.constantFrom("inclusive" as const, "exclusive" as const),
  })
  .map(({ item, type, ...rest }): Omit<CartLine, "id"> => {
    const tax = { type: item === 1 ? type : "inclusive", rate: basisPoints(1300) } as const;
    return { ...rest, menuItemId: toId(item), title: "x", variant: null, unitPrice: cents(item * 35), tax };
  });
const anyLines = fc
  .array(anyLine, { maxLength: 20 })
  .map((lines) => lines.map((line, n) => ({ ...line, id: uuid(n) })));

test("merging changes neither pieces nor totals, and no two lines are left equal", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const apart: Cart = { ...EMPTY_CART, lines };
      const merged = cartOf(...lines);
      expect(cartTotals(merged)).toEqual(cartTotals(apart));
      expect(cartPieces(merged)).toBe(cartPieces(apart));
      expect(cartOf(...merged.lines).lines).toEqual(merged.lines);
    }),
  );
});

test("adding lines in another order gives the same totals", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(cartTotals(cartOf(...lines.toReversed()))).toEqual(cartTotals(cartOf(...lines)));
    }),
  );
});

test("no operation changes the cart it was given", () => {
  const cart = cartOf(line(1), line(2, { notes: "a" }));
  const before = structuredClone(cart);
  setLineQuantity(cart, uuid(1), 2);
  removeLine(cart, uuid(1));
  setNotes(cart, uuid(1), "a");
  clearCart(cart);
  expect(cart).toEqual(before);
});

test("a typed quantity is whole and within bounds; 0 takes the line out", () => {
  const cart = cartOf(line(1), line(2, { notes: "sin sal" }));
  expect(setLineQuantity(cart, uuid(1), 12.9).lines[0]?.quantity).toBe(12);
  expect(setLineQuantity(cart, uuid(1), 5000).lines[0]?.quantity).toBe(LINE_QUANTITY_MAX);
  expect(setLineQuantity(cart, uuid(1), 0).lines.map((line) => line.id)).toEqual([uuid(2)]);
});

test("a removed line returns to its place and never enters another cart", () => {
  const first = line(1);
  const cart = cartOf(first, line(2, { notes: "sin sal" }));
  const removed = removeLine(cart, first.id);
  expect(putLineBack(removed, first, 0, cartId)).toEqual(cart);
  expect(putLineBack(cart, first, 0, cartId)).toBe(cart);
  const again = addLine(removed, line(3), cartId);
  expect(putLineBack(again, first, 0, cartId).lines[0]).toMatchObject({ id: first.id, quantity: 2 });
  expect(putLineBack(removed, first, 0, uuid(98))).toBe(removed);
});
