import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import {
  addPaymentType,
  changePaymentType,
  deletePaymentType,
  orderPaymentTypes,
  restorePaymentType,
  togglePaymentType,
} from "../contract/payment-types.ts";

export const paymentTypeSamples: readonly Sample[] = [
  sample(addPaymentType)(() => ({
    body: { title: `Vale ${randomUUID().slice(0, 8)}`, isActive: true, icon: "wallet" },
  })),
  sample(changePaymentType)(({ small: { paymentTypes } }) => ({
    params: { paymentTypeId: paymentTypes.card },
    body: { title: `Tarjeta ${randomUUID().slice(0, 8)}`, isActive: true, icon: "reader" },
  })),
  sample(togglePaymentType)(({ small: { paymentTypes } }) => ({
    params: { paymentTypeId: paymentTypes.card },
    body: { isActive: true },
  })),
  sample(deletePaymentType)(({ small: { paymentTypes } }) => ({
    params: { paymentTypeId: paymentTypes.card },
  })),
  sample(restorePaymentType)(async ({ admin, small: { paymentTypes } }) => {
    await admin.call(deletePaymentType, { params: { paymentTypeId: paymentTypes.card } });
    return { params: { paymentTypeId: paymentTypes.card } };
  }),
  sample(orderPaymentTypes)(({ small: { paymentTypes } }) => ({
    body: { ids: [paymentTypes.card, paymentTypes.cash] },
  })),
];
