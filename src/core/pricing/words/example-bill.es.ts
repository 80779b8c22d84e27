import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "Cuenta de ejemplo",
  amount: "Consumo a precio de menú",
  reads: "Lo que ve el comensal",
  no_discount: "El código no descuenta nada de esta cuenta. {{reason}}",
} as const satisfies Translated<typeof source>;
