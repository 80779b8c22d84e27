import { randomUUID } from "node:crypto";
import { giveCourtesy, refundSale, removeCourtesy } from "../../../contract/refunds.ts";
import { toId } from "../../../domain/ids.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const refundsSamples: readonly Sample[] = [
  sample(refundSale)(({ part, partLine, small }) => ({
    body: {
      uuid: randomUUID(),
      invoice_id: toId<"Invoice">(part),
      refunded_before: 0,
      reason: "Plato frío",
      lines: [{ id: toId<"InvoiceLine">(partLine), quantity: 1 }],
      payment_type_id: small.paymentTypes.card,
      returns_stock: true,
      returns_tip: false,
    },
  })),
  sample(giveCourtesy)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { reason: "Cumpleaños" },
  })),
  sample(removeCourtesy)(async ({ admin, fresh }) => {
    const params = { itemId: fresh.kitchenLine };
    await admin.call(giveCourtesy, { params, body: { reason: "Cumpleaños" } });
    return { params };
  }),
];
