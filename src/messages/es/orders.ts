import type { orders as source } from "../en/orders.ts";
import type { Translated } from "../translated.ts";

export const orders = {
  reply: {
    line: {
      preparing: "{{title}}: en preparación.",
      completed: "{{title}}: listo.",
      delivered: "{{title}}: entregado.",
      cancelled: "{{title}}: cancelado.",
    },
    cancelled_one: "La orden fue cancelada.",
    cancelled_other: "{{count}} órdenes fueron canceladas.",
    completed_one: "La orden está completada.",
    completed_other: "{{count}} órdenes están completadas.",
  },
} as const satisfies Translated<typeof source>;
