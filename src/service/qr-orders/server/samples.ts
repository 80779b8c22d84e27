import { type Sample, sample } from "#app/server/suites/sample.ts";
import { settleGuestPhone } from "../contract/guest-phones.ts";
import { cancelQrOrder, cancelQrOrders, processQrOrder, restoreQrOrder } from "../contract/qr-orders.ts";

export const qrOrdersSamples: readonly Sample[] = [
  sample(processQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(cancelQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(restoreQrOrder)(async ({ admin, qrOrderId }) => {
    const params = { id: String(qrOrderId) };
    await admin.call(cancelQrOrder, { params });
    return { params };
  }),
  sample(cancelQrOrders)(() => ({})),
  sample(settleGuestPhone)(({ guestPhone }) => ({
    params: { phoneId: String(guestPhone) },
    body: { answer: "block" },
  })),
];
