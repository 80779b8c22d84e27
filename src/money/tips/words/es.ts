import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "Días de operación del {{from}} al {{to}}",
  file: "propinas.csv",
  waiter: "Mesero",
  nobody: "Sin mesero",
  given: "Recibido",
  returned: "Devuelto",
  total: "Todos los meseros",
  whose_days: "{{days}}. La propina es de quien atendía la cuenta cuando se pagó. No es parte de la venta.",
  whose: "La propina es de quien atendía la cuenta cuando se pagó. No es parte de la venta.",
  empty: "No hay propinas en este período",
  empty_hint: "Aparecen aquí cuando los comensales las dejan al pagar.",
  courtesies: {
    title: "Cortesías",
    worth: "{{amount}} a precio de menú",
    value: "Valor a precio de menú",
    combo: "Combo",
    of_combo: "{{dish}} ({{combo}})",
    by: "La dio",
    approved_by: "La aprobó",
    file: "cortesias.csv",
    empty: "No hay cortesías en este período",
  },
  rules: {
    title: "Propina sugerida",
    suggested: "Sugerir propina al cobrar",
    hint: "Se ofrece con un toque y nunca se llena automáticamente: la propina es voluntaria.",
    rate: "Porcentaje sugerido",
    rate_error: "Escriba un porcentaje de 0.01 a 100.",
  },
  reply: {
    rules_set: "Se guardó la propina sugerida.",
  },
} as const satisfies Translated<typeof source>;
