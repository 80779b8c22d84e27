import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { type MenuItemId, toUuid, type Uuid } from "#platform/domain/ids.ts";
import {
  type Cart,
  type CartLine,
  type CartPart,
  EMPTY_CART,
  priceTaxOf,
} from "#service/cart/domain/cart.ts";
import { holdOf } from "#service/cart/domain/line-courses.ts";
import { mergeEqualLines } from "#service/cart/domain/merge-lines.ts";
import type { KeptCart } from "#service/drafts/contract/drafts.ts";
import type { KeptLine, KeptPart } from "#service/drafts/contract/kept-line.ts";
import type { QrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { coursesOf, usualCourse } from "../courses/courses-of.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

type KnownMenu = Pick<PosMenu, "items" | "categories">;

/** The cart as a draft stores it; null while it has no line. */
export function keptCartOf(cart: Cart, menu: KnownMenu): KeptCart | null {
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
      ...(line.parts && { parts: line.parts.map(keptPartOf) }),
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

function keptPartOf({ choiceId, itemId, listPrice, addons, tax: _, ...part }: CartPart): KeptPart {
  return { ...part, choice_id: choiceId, id: itemId, price: listPrice, addons: [...addons] };
}

/**
 * The cart of a draft. Cart and lines get uuids of their own: loaded on two tills they are two carts. Prices stay what
 * was seen, so that a review against the menu tells every change; the tax is the menu's.
 */
export function cartOfDraft(
  draft: { readonly uuid: string; readonly date: Date; readonly cart: KeptCart },
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

/** Which courses somebody held, or sent with the order, as the lines of a draft tell. */
function holdsOf(lines: readonly KeptLine[], menu: KnownMenu): Cart["holds"] {
  const said = lines.flatMap(({ id, course = usualCourse(menu, id), hold }) =>
    course === null || hold === undefined ? [] : [[course, { course, hold }] as const],
  );
  return [...new Map(said).values()];
}

/** The cart of a guests' order: at the guest's table, or to take away. */
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

function linesOf(kept: readonly KeptLine[], { items }: KnownMenu, newId: () => Uuid): CartLine[] {
  return mergeEqualLines(
    kept.map((line) => {
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
