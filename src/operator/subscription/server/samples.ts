import { type Sample, sample } from "#app/server/suites/sample.ts";
import { signOutAfterPayment } from "#core/auth/contract/auth.ts";
import {
  cancelSubscription,
  confirmPayment,
  lookUpPlan,
  openPortal,
  receiveStripeEvent,
  resumeSubscription,
  startCheckout,
} from "../contract/subscription.ts";
import { enterPayment, undoPayment } from "../contract/subscription-history.ts";

export const subscriptionSamples: readonly Sample[] = [
  sample(cancelSubscription)(({ small }) => ({ body: { id: String(small.tenantId) } })),
  sample(resumeSubscription)(({ small }) => ({ body: { id: String(small.tenantId) } })),
  sample(lookUpPlan)(({ small }) => ({ body: { id: String(small.tenantId) } })),
  sample(startCheckout)(() => ({})),
  sample(openPortal)(() => ({})),
  sample(confirmPayment)(() => ({})),
  sample(signOutAfterPayment)(() => ({})),
  sample(receiveStripeEvent)(() => ({})),
  sample(enterPayment)(({ small }) => ({
    params: { id: small.tenantId },
    body: {
      uuid: "6f0d0a4e-2f0b-4b35-9d6b-5a1f0b8e7c11",
      amount: 29,
      method: "bank_transfer",
      // Yesterday: a payment is of the last year.
      paid_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      months: 1,
      note: "Transferencia 4471",
    },
  })),
  sample(undoPayment)(({ small }) => ({
    params: { id: small.tenantId, paymentId: 1 },
    body: { reason: "Ingresado dos veces" },
  })),
];
