import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { toId } from "#platform/domain/ids.ts";
import { refundSale } from "../contract/refunds.ts";

export const refundsSamples: readonly Sample[] = [
  sample(refundSale)(({ partInvoice, partInvoiceLine, small }) => ({
    body: {
      uuid: randomUUID(),
      invoice_id: toId<"Invoice">(partInvoice),
      refunded_before: 0,
      reason: "Plato frío",
      lines: [{ id: toId<"InvoiceLine">(partInvoiceLine), quantity: 1 }],
      payment_type_id: small.paymentTypes.card,
      returns_stock: true,
      returns_tip: false,
    },
  })),
];
