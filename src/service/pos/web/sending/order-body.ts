import type { BodyOf } from "#platform/contract/define.ts";
import type { Cart, CartLine } from "#service/cart/domain/cart.ts";
import type { LineCourse } from "#service/cart/domain/line-courses.ts";
import type { createOrder } from "#service/orders/contract/create-order.ts";
import type { CoursesOfLines } from "../courses/courses-of.ts";

export type OrderBody = BodyOf<typeof createOrder>;

/** What POST /pos/create-order is sent for a cart, or null while it has no uuid, no line or no dining option. */
export function orderBody(cart: Cart, courses: CoursesOfLines): OrderBody | null {
  if (cart.id === null || cart.diningOption === null || cart.lines.length === 0) return null;
  return {
    uuid: cart.id,
    cart: cart.lines.map((line) => lineBody(line, cart, courses.get(line.id))),
    deliveryType: cart.diningOption,
    customerType: cart.customer.type,
    customerId: cart.customer.type === "CUSTOMER" ? cart.customer.id : null,
    tableId: cart.diningOption === "dinein" ? cart.tableId : null,
    ...(cart.account === null ? {} : { accountId: cart.account.id }),
    ...(cart.source === null ? {} : { source: cart.source, externalNumber: cart.externalNumber }),
    selectedQrOrderItem: cart.qrOrderId,
    draft: cart.draftId,
  };
}

function lineBody(line: CartLine, cart: Cart, served: LineCourse | undefined): OrderBody["cart"][number] {
  return {
    uuid: line.id,
    id: line.menuItemId,
    quantity: line.quantity,
    price: line.unitPrice,
    notes: line.notes,
    variant_id: line.variant?.id ?? null,
    taken_by: line.takenBy,
    addons_ids: line.addons.map((addon) => addon.id),
    ...(line.parts && {
      parts: line.parts.map(({ choiceId, variant, addons, notes }, index) => ({
        choice_id: choiceId,
        variant_id: variant?.id ?? null,
        addons_ids: addons.map((addon) => addon.id),
        notes,
        hold: served?.parts?.[index],
      })),
    }),
    ...(cart.diningOption === "dinein" && line.seat !== null ? { seat: line.seat } : {}),
    ...(served && !served.parts && { course: served.course, hold: served.hold }),
  };
}
