import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as phones from "../contract/guest-phones.ts";
import * as count from "../contract/qr-order-count.ts";
import * as contract from "../contract/qr-orders.ts";
import { cancelQrOrder, cancelQrOrders, restoreQrOrder } from "./change-qr-orders.ts";
import { countQrOrders, listQrOrders } from "./list-qr-orders.ts";
import { listGuestPhones, settleGuestPhone } from "./settle-guest-phones.ts";

export const qrOrderRoutes: FeatureRoutes = (on) => {
  on(contract.listQrOrders, ({ ctx }) => listQrOrders(ctx));
  on(count.countQrOrders, ({ ctx }) => countQrOrders(ctx));
  on(contract.cancelQrOrder, ({ ctx, params }) => cancelQrOrder(ctx, params.id));
  on(contract.restoreQrOrder, ({ ctx, params }) => restoreQrOrder(ctx, params.id));
  on(contract.cancelQrOrders, ({ ctx }) => cancelQrOrders(ctx));
  on(phones.listGuestPhones, ({ ctx }) => listGuestPhones(ctx));
  on(phones.settleGuestPhone, ({ ctx, params, body }) => settleGuestPhone(ctx, params.phoneId, body));
};
