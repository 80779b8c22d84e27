import type { cash as source } from "../en/cash.ts";
import type { Translated } from "../translated.ts";

export const cash = {
  reply: {
    opened: "{{drawer}} está abierta.",
    closed: "{{drawer}} se cerró con el corte Z {{z}}.",
    pay_in: "Se ingresó efectivo en {{drawer}}.",
    pay_out: "Se pagó en efectivo desde {{drawer}}.",
    drop: "Se retiró efectivo de {{drawer}} a la caja fuerte.",
    reason_needed: "El conteo no cuadra. Todavía no se cerró; explique por qué.",
    drawer_added: "Ya se puede abrir {{drawer}}.",
    rules_set: "Las reglas de caja quedaron guardadas.",
  },
} as const satisfies Translated<typeof source>;
