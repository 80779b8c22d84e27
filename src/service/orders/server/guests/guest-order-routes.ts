import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/guest-orders.ts";
import { placeOrder } from "./place-order.ts";
import { readGuestOrder } from "./read-guest-order.ts";
import { requestTableBill } from "./request-table-bill.ts";

/** What guests do with their phones: they order, look how that is getting on, and ask for the bill. */
export const guestOrderRoutes: FeatureRoutes = (on, { db }) => {
  on(contract.placeOrder, ({ ctx, params, body }) => placeOrder({ db, ctx }, params.qrcode, body));
  on(contract.readGuestOrder, ({ params }) => readGuestOrder(db, params));
  on(contract.requestTableBill, ({ ctx, params, body }) =>
    requestTableBill({ db, ctx }, params.qrcode, body),
  );
};
