import type { Translated } from "#app/words/translated.ts";
import type { exampleBill as source } from "./example-bill.en.ts";

export const exampleBill = {
  title: "Note d’exemple",
  amount: "Total de la commande, aux prix de la carte",
  reads: "Ce que voit le client",
  no_discount: "Le code ne donne aucune remise sur cette note. {{reason}}",
} as const satisfies Translated<typeof source>;
