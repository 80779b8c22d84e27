import { expect, test } from "vitest";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { type MenuItemId, toId, toUuid, type Uuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type Cart, type CartLine, EMPTY_CART } from "./cart.ts";
import { cartCourses, holdCourse, moveToCourse } from "./cart-courses.ts";
import { lineCourses } from "./line-courses.ts";

const idOf = (id: number) => toId<"MenuItem">(id);
const uuidOf = (number: number): Uuid =>
  toUuid(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);

/** Item 1 is served with course 1 and so on; item 9 with none. */
const usual = (id: MenuItemId) => (id === 9 ? null : Number(id));

function aLine(item: number, extra: Partial<CartLine> = {}): CartLine {
  return {
    id: uuidOf(item),
    menuItemId: idOf(item),
    title: `Dish ${item}`,
    quantity: 1,
    notes: null,
    variant: null,
    addons: [],
    seat: null,
    unitPrice: cents(100),
    tax: NO_TAX,
    ...extra,
  };
}

const aCart = (...lines: CartLine[]): Cart => ({
  ...EMPTY_CART,
  id: uuidOf(99),
  diningOption: "dinein",
  lines,
});

/** Course and hold of each line in its order. */
const served = (cart: Cart) =>
  cart.lines.map(({ id }) => {
    const { course, hold } = lineCourses(cart, usual).get(id) ?? {};
    return [course, hold];
  });

test("the first course of a cart goes at once and so does what has none", () => {
  expect(served(aCart(aLine(3), aLine(9), aLine(2)))).toEqual([
    [3, true],
    [null, false],
    [2, false],
  ]);
});

test("somebody may hold the first course and send a later one", () => {
  const cart = holdCourse(holdCourse(aCart(aLine(1), aLine(2), aLine(3)), 1, true), 3, false);
  expect(served(cart)).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("only who dines in is served by courses", () => {
  expect(lineCourses({ ...aCart(aLine(1)), diningOption: "takeaway" }, usual).size).toBe(0);
});

test("the parts of a combo are served each with its own course", () => {
  const part = (item: number) => ({
    choiceId: toId<"ComboChoice">(item),
    itemId: idOf(item),
    title: "",
    variant: null,
    addons: [],
    extra: cents(0),
    listPrice: cents(100),
    tax: NO_TAX,
  });
  const combo = aLine(9, { id: uuidOf(50), parts: [part(1), part(9), part(3)] });
  expect(lineCourses(aCart(combo), usual).get(combo.id)).toEqual({
    course: 1,
    hold: false,
    parts: [false, false, true],
  });
  const moved = moveToCourse(aCart(combo, aLine(1)), combo.id, 2);
  expect(lineCourses(moved, usual).get(combo.id)).toEqual({ course: 2, hold: true });
});

test("a line that is moved to another course stands there, below what goes at once", () => {
  const cart = moveToCourse(aCart(aLine(2), aLine(9), aLine(1)), uuidOf(2), 1);
  const groups = cartCourses(cart.lines, lineCourses(cart, usual));
  expect(groups.map(({ course, lines }) => [course, lines.map(({ menuItemId }) => menuItemId)])).toEqual([
    [null, [9]],
    [1, [2, 1]],
  ]);
});

test("equal dishes of two courses stay apart, and merge when they are of one again", () => {
  const apart = aCart(aLine(1), aLine(1, { id: uuidOf(11), course: 3 }));
  expect(moveToCourse(apart, uuidOf(11), 2).lines).toHaveLength(2);
  expect(moveToCourse(apart, uuidOf(11), undefined).lines).toMatchObject([{ quantity: 2 }]);
});
