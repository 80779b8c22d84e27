import { cancelQrOrder, cancelQrOrders, processQrOrder } from "../../../contract/qr-orders.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const qrOrdersSamples: readonly Sample[] = [
  sample(processQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(cancelQrOrder)(({ qrOrderId }) => ({ params: { id: String(qrOrderId) } })),
  sample(cancelQrOrders)(() => ({})),
];
