import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { type MenuItemId, toUuid, type Uuid } from "#platform/domain/ids.ts";
import {
  type Cart,
  type CartLine,
  type CartPart,
  EMPTY_CART,
  priceTaxOf,
} from "#service/cart/domain/cart.ts";
import { mergeEqualLines } from "#service/cart/domain/edit-cart.ts";
import { holdOf } from "#service/cart/domain/line-courses.ts";
import type { SavedCart } from "#service/drafts/contract/drafts.ts";
import type { SavedLine, SavedPart } from "#service/drafts/contract/saved-line.ts";
import type { QrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { coursesOf, usualCourse } from "../courses/courses-of.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

type KnownMenu = Pick<PosMenu, "items" | "categories">;

/** Converts the cart for a draft; null without a line. */
export function savedCartOf(cart: Cart, menu: KnownMenu): SavedCart | null {
  if (cart.lines.length === 0) return null;
  const { customer } = cart;
  const courses = coursesOf(cart, menu);
  return {
    lines: cart.lines.map((line) => ({
      uuid: line.id,
      id: line.menuItemId,
      title: line.title,
      quantity: line.quantity,
      price: line.unitPrice,
      notes: line.notes,
      variant: line.variant,
      addons: [...line.addons],
      seat: line.seat,
      course: line.course,
      hold: holdOf(cart.holds, courses.get(line.id)?.course ?? null),
      ...(line.parts && { parts: line.parts.map(savedPartOf) }),
    })),
    deliveryType: cart.diningOption,
    customer:
      customer.type === "WALKIN" ? null : { id: customer.id, phone: customer.phone, name: customer.name },
    tableId: cart.tableId,
    selectedQrOrderItem: cart.qrOrderId,
    source: cart.source,
    externalNumber: cart.externalNumber,
    account: cart.account,
  };
}

function savedPartOf({ choiceId, itemId, listPrice, addons, tax: _, ...part }: CartPart): SavedPart {
  return { ...part, choice_id: choiceId, id: itemId, price: listPrice, addons: [...addons] };
}

/**
 * Makes the cart of a draft. Cart and lines get new uuids, because a draft loaded on two tills makes two carts. Prices stay as
 * they were, so that a review against the menu finds every change; taxes come from the menu.
 */
export function cartOfDraft(
  draft: { readonly uuid: string; readonly date: Date; readonly cart: SavedCart },
  menu: KnownMenu,
  newId: () => Uuid,
): Cart {
  const { cart } = draft;
  return {
    id: newId(),
    lines: linesOf(cart.lines, menu, newId),
    customer: cart.customer ? { type: "CUSTOMER", ...cart.customer } : { type: "WALKIN" },
    diningOption: cart.deliveryType,
    tableId: cart.tableId,
    account: cart.account,
    qrOrderId: cart.selectedQrOrderItem,
    draftId: toUuid(draft.uuid),
    draftDate: draft.date,
    source: cart.source,
    externalNumber: cart.externalNumber,
    seat: null,
    holds: holdsOf(cart.lines, menu),
  };
}

/** Returns the courses that somebody held or sent with the order, from the lines of a draft. */
function holdsOf(lines: readonly SavedLine[], menu: KnownMenu): Cart["holds"] {
  const choices = lines.flatMap(({ id, course = usualCourse(menu, id), hold }) =>
    course === null || hold === undefined ? [] : [[course, { course, hold }] as const],
  );
  return [...new Map(choices).values()];
}

/** Makes the cart of a QR order, for the guests' table or for takeaway. */
export function cartOfQrOrder(order: QrOrder, menu: KnownMenu, newId: () => Uuid): Cart {
  return {
    ...EMPTY_CART,
    id: newId(),
    lines: linesOf(order.items, menu, newId),
    diningOption: order.table_id === null ? "takeaway" : "dinein",
    tableId: order.table_id,
    qrOrderId: order.id,
    source: "qr",
    seenAt: order.date,
  };
}

function linesOf(saved: readonly SavedLine[], { items }: KnownMenu, newId: () => Uuid): CartLine[] {
  return mergeEqualLines(
    saved.map((line) => {
      const taxOf = (id: MenuItemId) => {
        const item = items.get(id);
        return item ? priceTaxOf(item) : NO_TAX;
      };
      return {
        id: newId(),
        menuItemId: line.id,
        title: line.title,
        quantity: line.quantity,
        unitPrice: line.price,
        notes: line.notes,
        variant: line.variant,
        addons: line.addons,
        seat: line.seat,
        course: line.course,
        tax: taxOf(line.id),
        ...(line.parts && {
          parts: line.parts.map(({ choice_id, id, price, ...part }) => ({
            ...part,
            choiceId: choice_id,
            itemId: id,
            listPrice: price,
            tax: taxOf(id),
          })),
        }),
      };
    }),
  );
}
