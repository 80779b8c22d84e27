import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { route } from "#platform/contract/define.ts";
import { allDifferent, idOf, idTextOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { billRequestActions } from "../domain/bill-request.ts";
import { voidReasons } from "../domain/void-line.ts";
import { orderIds } from "./order-ids.ts";

/** The reply to a change, with the number by which it can be undone. */
const changeReply = z.object({ message: z.string(), change_id: idOf("AccountChange") });

/**
 * A part of a line as the person saw it: `quantity` of `of` pieces. A different number of pieces by now refuses
 * the request.
 */
const linePart = z
  .object({
    itemId: idOf("OrderLine"),
    quantity: z.number().int().min(1).max(10_000),
    of: z.number().int().min(1).max(10_000),
  })
  .refine((part) => part.quantity <= part.of, { path: ["quantity"] });

const lineParts = z
  .array(linePart)
  .min(1)
  .max(200)
  .refine((parts) => allDifferent(parts.map((part) => part.itemId)));

export const moveToTable = route({
  method: "POST",
  path: "/orders/move-to-table",
  summary: "Moves the accounts of these orders, whole, to another table.",
  access: { staff: actions["order.move"] },
  body: z.object({ orderIds, newTableId: idOf("Table") }),
  response: changeReply,
  errors: [
    "not_found",
    "order_already_paid",
    "order_cancelled",
    "table_unknown",
    "same_table",
    "order_partly_paid",
  ],
});

export const mergeAccounts = route({
  method: "POST",
  path: "/orders/merge",
  summary: "Puts the unpaid orders of accounts into another open account, as its further rounds.",
  access: { staff: actions["order.move"] },
  body: z.object({ accountIds: z.array(idOf("Account")).min(1).max(20), intoAccountId: idOf("Account") }),
  response: changeReply,
  errors: ["not_found", "account_closed", "same_account", "order_partly_paid"],
});

export const moveLines = route({
  method: "POST",
  path: "/orders/move-lines",
  summary:
    "Moves dishes, or a part of their quantity, to another open account or to a new account of a table.",
  access: { staff: actions["order.move"] },
  body: z.object({
    lines: lineParts,
    target: z.union([z.object({ accountId: idOf("Account") }), z.object({ tableId: idOf("Table") })]),
  }),
  response: changeReply,
  errors: [
    "not_found",
    "order_already_paid",
    "line_changed",
    "combo_kept_together",
    "account_closed",
    "same_account",
    "table_unknown",
    "order_partly_paid",
  ],
});

export const handOver = route({
  method: "POST",
  path: "/orders/hand-over",
  summary: "Hands the accounts of these orders to another waiter.",
  access: { staff: actions["order.move"] },
  body: z.object({ orderIds, waiterId: idOf("User") }),
  response: changeReply,
  errors: ["not_found", "order_already_paid", "order_cancelled", "waiter_unknown"],
});

export const undoAccountChange = route({
  method: "POST",
  path: "/orders/undo",
  summary:
    "Undoes a move, a merge or a handing over, once, while everything it changed is still as it left it.",
  access: { staff: actions["order.move"] },
  body: z.object({ changeId: idOf("AccountChange") }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_partly_paid", "undo_too_late", "undo_table_gone"],
});

export const setPeople = route({
  method: "POST",
  path: "/orders/people",
  summary: "Sets how many people an open account is for.",
  access: { staff: actions["order.move"] },
  body: z.object({ accountId: idOf("Account"), people: z.number().int().min(1).max(500).nullable() }),
  response: messageReply,
  errors: ["not_found", "account_closed"],
});

export const voidLines = route({
  method: "POST",
  path: "/orders/void",
  summary:
    "Voids dishes of one order or a part of their quantity: removed when nobody has begun them, else struck through with a reason.",
  access: { staff: actions["order.changeStatus"] },
  body: z.object({
    orderId: idOf("Order"),
    lines: lineParts,
    /** Needed as soon as one of the dishes was begun. */
    reason: z.enum(voidReasons).nullable(),
    /** PIN of a manager; needed when a dish was begun and the person may not void it alone. */
    approval,
  }),
  response: messageReply,
  errors: [
    "not_found",
    "order_already_paid",
    "order_partly_paid",
    "line_changed",
    "combo_kept_together",
    "void_reason_required",
    "approval_required",
    "approval_invalid",
  ],
});

/**
 * Steps that staff may take with a table's request for the bill. The first two come from the specification
 * (operations §7).
 */
export const billRequestSteps = [...billRequestActions, "request"] as const;

export const billRequest = route({
  method: "POST",
  path: "/tables/:tableId/bill-request",
  summary: "Attends or cancels the request for the bill at a table, or makes one for the guests.",
  access: { staff: actions["bill.answer"] },
  params: z.object({ tableId: idTextOf("Table") }),
  body: z.object({ action: z.enum(billRequestSteps) }),
  response: messageReply,
  errors: ["not_found", "bill_not_requested", "no_open_account"],
});
