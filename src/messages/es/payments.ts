import type { payments as source } from "../en/payments.ts";
import type { Translated } from "../translated.ts";

export const payments = {
  reply: {
    paid: "Cobro realizado. Se emitió la factura {{invoiceNo}}.",
  },
} as const satisfies Translated<typeof source>;
