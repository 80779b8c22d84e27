import { type Actor, hasScope } from "./actor.ts";
import type { Permission } from "./permissions.ts";

/**
 * Actions for which seeing their screen is not enough. The first two are the specification's (operations §6,
 * Buttons); the others follow from the screens that a permission opens: displays watch, they do not act. The
 * same list hides a button and makes the server refuse.
 */
export const actions = {
  "reservation.add": ["MANAGE_RESERVATIONS", "RESERVATIONS"],
  "reservation.change": ["MANAGE_RESERVATIONS", "RESERVATIONS"],
  "reservation.delete": ["MANAGE_RESERVATIONS"],
  /** Booking a table twice for one time. */
  "reservation.override": ["MANAGE_RESERVATIONS"],
  "reservation.seat": ["MANAGE_RESERVATIONS", "RESERVATIONS", "POS"],
  /** Seeing which tables are about to be taken, for people who seat guests. */
  "reservation.foresee": [
    "POS",
    "ORDERS",
    "ORDER_STATUS",
    "RESERVATIONS",
    "VIEW_RESERVATIONS",
    "MANAGE_RESERVATIONS",
  ],
  "reservation.setUp": ["SETTINGS"],
  "customer.add": ["CUSTOMERS", "MANAGE_CUSTOMERS"],
  "customer.edit": ["CUSTOMERS", "MANAGE_CUSTOMERS"],
  "customer.find": [
    "POS",
    "ORDERS",
    "ORDER_BILLING",
    "RESERVATIONS",
    "MANAGE_RESERVATIONS",
    "CUSTOMERS",
    "VIEW_CUSTOMERS",
    "MANAGE_CUSTOMERS",
  ],
  /** Setting the balance up to which a customer buys on account. */
  "customer.grantCredit": ["MANAGE_CUSTOMERS"],
  /** Taking back a payment on account, which gives money out. */
  "customer.takeBackPayment": ["MANAGE_CUSTOMERS", "OPERATIONS_MANAGER"],
  "order.create": ["POS"],
  /** Recording and cancelling purchases, and what is known of vendors. */
  "purchase.record": ["PURCHASES", "INVENTORY"],
  "menu.edit": ["SETTINGS"],
  "menu.limit": ["POS", "KITCHEN"],
  "qr.settle": ["POS", "ORDERS"],
  "order.changeStatus": ["POS", "ORDERS", "ORDER_STATUS"],
  "order.complete": ["ORDERS", "ORDER_STATUS", "ORDER_BILLING"],
  "order.serve": ["POS", "ORDERS", "ORDER_STATUS", "ORDER_BILLING"],
  "order.move": ["POS", "ORDERS"],
  "order.void": ["ORDERS", "OPERATIONS_MANAGER"],
  "floor.edit": ["SETTINGS"],
  "till.share": ["SETTINGS", "OPERATIONS_MANAGER"],
  "course.fire": ["POS", "ORDERS"],
  "order.charge": ["ORDER_BILLING", "ORDERS"],
  /** Charging to the account of a customer; beside the right to charge. */
  "sale.onAccount": ["CUSTOMERS", "MANAGE_CUSTOMERS"],
  "cash.work": ["ORDER_BILLING", "OPERATIONS_MANAGER"],
  "cash.oversee": ["REPORTS", "OPERATIONS_MANAGER"],
  "cash.setUp": ["SETTINGS"],
  "charging.setUp": ["SETTINGS"],
  "store.setUp": ["SETTINGS"],
  "print.setUp": ["SETTINGS"],
  "tax.setUp": ["SETTINGS"],
  /** Setting up the issuer of tax documents and its credentials. */
  "taxIssuer.setUp": ["SETTINGS"],
  /** Seeing what prevents issuing; also for people who keep the books. */
  "taxIssuer.watch": ["SETTINGS", "ACCOUNTING", "INVOICES"],
  "discount.setUp": ["SETTINGS"],
  /** Looking at a paid invoice, printing and mailing it again. */
  "invoice.see": ["ORDER_BILLING", "INVOICES", "REFUNDS"],
  /** Giving money back: REFUNDS alone for as long as `refundRules` say, others with a manager's PIN (docs/decisions/0019). */
  "sale.refund": ["ORDER_BILLING", "REFUNDS"],
  /** Handing a tax document over: its files, its mail. */
  "taxDocument.deliver": ["ORDER_BILLING", "INVOICES", "ACCOUNTING"],
  /** Selling what was written by hand, with its tax document (docs/decisions/0072). */
  "invoice.byHand": ["ORDER_BILLING", "ACCOUNTING"],
  /** Making the document of a purchase of somebody without NRC. */
  "purchase.excluded": ["ACCOUNTING", "PURCHASES"],
  "sale.courtesy": ["POS", "ORDERS", "ORDER_BILLING"],
  /**
   * Taking something off a line or a bill: who charges alone up to the restaurant's limit, others and beyond it with a
   * manager's PIN (docs/decisions/0123).
   */
  "sale.discount": ["POS", "ORDERS", "ORDER_BILLING"],
  "bill.answer": ["POS", "ORDERS", "ORDER_BILLING"],
  /** Hiding what a guest said from the figures, and showing it again; whom it is about must not be able to. */
  "feedback.hide": ["OPERATIONS_MANAGER"],
  "kitchen.advance": ["KITCHEN", "KITCHEN_DISPLAY"],
  "station.see": ["KITCHEN", "KITCHEN_DISPLAY", "POS", "ORDERS", "SETTINGS"],
  /** Adding and changing ingredients, counting, writing off and lowering what is there. */
  "stock.work": ["INVENTORY", "MANAGE_INVENTORY"],
  /** Saying by hand what a unit of an ingredient costs. */
  "stock.cost": ["SETTINGS", "INVENTORY", "MANAGE_INVENTORY"],
  "station.edit": ["SETTINGS"],
  /** Sending tax documents again, replacing and invalidating them. */
  "taxDocument.correct": ["ACCOUNTING"],
  /** Keeping documents of withheld IVA, and what the month's settlement and the journal begin with. */
  "accounting.record": ["ACCOUNTING"],
} as const satisfies Record<string, readonly Permission[]>;

export type Action = keyof typeof actions;

/** Tells whether the actor may do it: admins everything in their restaurant, staff by one of the action's permissions. */
export function mayDo(actor: Actor, action: Action): boolean {
  return hasScope(actor, actions[action]);
}
