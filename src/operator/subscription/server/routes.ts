import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/subscription.ts";
import * as history from "../contract/subscription-history.ts";
import { enterPayment, undoPayment } from "./by-hand/enter-payment.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { confirmPayment, openPortal, startCheckout } from "./cards/checkout.ts";
import { handleStripeEvent } from "./cards/handle-stripe-event.ts";
import { lookUpPlan } from "./cards/look-up-plan.ts";
import { subscriptionView } from "./subscription-view.ts";

/** The subscription for its restaurant, Stripe's messages, and the operator's entries. */
export const subscriptionRoutes: FeatureRoutes = (on, deps) => {
  on(contract.subscriptionDetails, ({ ctx }) => ctx.inTenant((tx) => subscriptionView(tx, deps, ctx.now)));
  on(contract.cancelSubscription, ({ ctx, body }) => cancelSubscription(ctx, deps, body.id));
  on(contract.resumeSubscription, ({ ctx, body }) => resumeSubscription(ctx, deps, body.id));
  on(contract.lookUpPlan, ({ ctx, body }) => lookUpPlan(ctx, deps, body.id));
  on(contract.startCheckout, ({ ctx }) => startCheckout(ctx, deps));
  on(contract.openPortal, ({ ctx }) => openPortal(ctx, deps));
  on(contract.confirmPayment, ({ ctx }) => confirmPayment(ctx, deps));
  on(contract.receiveStripeEvent, ({ ctx }) => handleStripeEvent(ctx, deps));
  on(history.enterPayment, ({ ctx, params, body }) => enterPayment(ctx, deps, params.id, body));
  on(history.undoPayment, ({ ctx, params, body }) =>
    undoPayment(ctx, deps, { tenantId: params.id, paymentId: params.paymentId, reason: body.reason }),
  );
};
