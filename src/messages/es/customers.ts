import type { customers as source } from "../en/customers.ts";
import type { Translated } from "../translated.ts";

export const customers = {
  reply: {
    added: "Se agregó a {{name}}.",
  },
} as const satisfies Translated<typeof source>;
