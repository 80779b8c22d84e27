import type { refunds as source } from "../en/refunds.ts";
import type { Translated } from "../translated.ts";

export const refunds = {
  reply: {
    done: "Se hizo la devolución {{refundNo}}.",
    courtesy: "{{title}} ahora es cortesía.",
  },
} as const satisfies Translated<typeof source>;
