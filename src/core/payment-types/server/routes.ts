import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as types from "../contract/payment-types.ts";
import {
  addPaymentType,
  changePaymentType,
  deletePaymentType,
  listPaymentTypes,
  orderPaymentTypes,
  restorePaymentType,
  togglePaymentType,
  type WasUsed,
} from "./change-payment-types.ts";

/** A feature above the payment types says whether one was used. */
interface PaymentTypePorts {
  readonly wasPaymentTypeUsed: WasUsed;
}

export const paymentTypeRoutes =
  (ports: PaymentTypePorts): FeatureRoutes =>
  (on) => {
    on(types.listPaymentTypes, ({ ctx }) => listPaymentTypes(ctx));
    on(types.addPaymentType, ({ ctx, body }) => addPaymentType(ctx, body));
    on(types.changePaymentType, ({ ctx, params, body }) =>
      changePaymentType(ctx, params.paymentTypeId, body, ports.wasPaymentTypeUsed),
    );
    on(types.togglePaymentType, ({ ctx, params, body }) =>
      togglePaymentType(ctx, params.paymentTypeId, body.isActive),
    );
    on(types.deletePaymentType, ({ ctx, params }) => deletePaymentType(ctx, params.paymentTypeId));
    on(types.restorePaymentType, ({ ctx, params }) => restorePaymentType(ctx, params.paymentTypeId));
    on(types.orderPaymentTypes, ({ ctx, body }) => orderPaymentTypes(ctx, body.ids));
  };
