import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { processQrOrder as process } from "#service/qr-orders/contract/qr-orders.ts";
import * as accounts from "../contract/accounts.ts";
import * as courses from "../contract/courses.ts";
import * as courtesies from "../contract/courtesies.ts";
import { createOrder } from "../contract/create-order.ts";
import * as discounts from "../contract/discounts.ts";
import * as guests from "../contract/guest-orders.ts";
import * as orders from "../contract/orders.ts";
import { answerBillRequest, requestTableBill } from "./accounts/answer-bill-request.ts";
import { giveBillDiscount, removeBillDiscount } from "./accounts/bill-discount.ts";
import { handOver, mergeAccounts, moveToTable, setPeople } from "./accounts/change-accounts.ts";
import { moveLines } from "./accounts/move-lines.ts";
import { undoAccountChange } from "./accounts/undo-account-change.ts";
import { cancelOrders } from "./closing/cancel-orders.ts";
import { completeOrders, serveOrders } from "./closing/complete-orders.ts";
import { takeOrderBack } from "./closing/take-order-back.ts";
import { fireCourse, holdCourse } from "./courses/fire-course.ts";
import { sendCart } from "./creating/make-order.ts";
import { processQrOrder } from "./creating/process-qr-order.ts";
import { placeOrder } from "./guests/place-order.ts";
import { readGuestOrder } from "./guests/read-guest-order.ts";
import { giveCourtesy, removeCourtesy } from "./lines/courtesies.ts";
import { giveLineDiscount, removeLineDiscount } from "./lines/line-discounts.ts";
import { setLineStatus } from "./lines/set-line-status.ts";
import { voidLines } from "./lines/void-lines.ts";
import { type BillPorts, listOrders, readOpenFigures, startOrders } from "./reading/list-orders.ts";

export const orderRoutes =
  (bills: BillPorts): FeatureRoutes =>
  (on) => {
    on(orders.listOrders, ({ ctx }) => listOrders(ctx, bills));
    on(orders.readOpenFigures, ({ ctx }) => readOpenFigures(ctx, bills));
    on(orders.ordersInit, ({ ctx }) => startOrders(ctx));
    on(orders.updateLineStatus, ({ ctx, params, body }) =>
      setLineStatus(ctx, {
        lineId: params.itemId,
        to: body.status,
        reason: body.reason,
        approval: body.approval,
      }),
    );
    on(courtesies.giveCourtesy, ({ ctx, params, body }) => giveCourtesy(ctx, params.itemId, body));
    on(courtesies.removeCourtesy, ({ ctx, params }) => removeCourtesy(ctx, params.itemId));
    on(discounts.giveLineDiscount, ({ ctx, params, body }) => giveLineDiscount(ctx, params.itemId, body));
    on(discounts.removeLineDiscount, ({ ctx, params }) => removeLineDiscount(ctx, params.itemId));
    on(courses.fireCourse, ({ ctx, body }) => fireCourse(ctx, body));
    on(courses.holdCourse, ({ ctx, body }) => holdCourse(ctx, body));
    on(orders.takeOrderBack, ({ ctx, params, body }) => takeOrderBack(ctx, params.id, body.pieces));
    on(orders.cancelOrders, ({ ctx, body }) => cancelOrders(ctx, body));
    on(orders.completeOrders, ({ ctx, body }) => completeOrders(ctx, body.orderIds));
    on(orders.serveOrders, ({ ctx, body }) => serveOrders(ctx, body.orderIds));
  };

/** Binds what moves, merges, hands over or undoes accounts, voids their dishes and answers requests for the bill. */
export const accountRoutes =
  (bills: BillPorts): FeatureRoutes =>
  (on) => {
    on(accounts.moveToTable, ({ ctx, body }) => moveToTable(ctx, bills, body));
    on(accounts.mergeAccounts, ({ ctx, body }) => mergeAccounts(ctx, body));
    on(accounts.moveLines, ({ ctx, body }) => moveLines(ctx, body));
    on(accounts.handOver, ({ ctx, body }) => handOver(ctx, body));
    on(accounts.undoAccountChange, ({ ctx, body }) => undoAccountChange(ctx, body.changeId));
    on(discounts.giveBillDiscount, ({ ctx, body }) => giveBillDiscount(ctx, body));
    on(discounts.removeBillDiscount, ({ ctx, body }) => removeBillDiscount(ctx, body));
    on(accounts.setPeople, ({ ctx, body }) => setPeople(ctx, body));
    on(accounts.voidLines, ({ ctx, body }) => voidLines(ctx, body));
    on(accounts.billRequest, ({ ctx, params, body }) =>
      answerBillRequest(ctx, { tableId: params.tableId, action: body.action }),
    );
  };

/** Binds the two ways to make an order: from the cart of a till, or from what a guest ordered. */
export const creatingRoutes: FeatureRoutes = (on) => {
  on(createOrder, ({ ctx, body }) => sendCart(ctx, body));
  on(process, ({ ctx, params }) => processQrOrder(ctx, params.id));
};

/** Binds what guests do with their phones: they order, follow their order and ask for the bill. */
export const guestOrderRoutes: FeatureRoutes = (on, { db }) => {
  on(guests.placeOrder, ({ ctx, params, body }) => placeOrder({ db, ctx }, params.qrcode, body));
  on(guests.readGuestOrder, ({ ctx, params }) => readGuestOrder({ db, ctx }, params));
  on(guests.requestTableBill, ({ ctx, params, body }) => requestTableBill({ db, ctx }, params.qrcode, body));
};
