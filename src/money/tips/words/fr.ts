import type { Translated } from "#app/words/translated.ts";
import type { tips as source } from "./en.ts";

export const tips = {
  days: "Journées d’exploitation du {{from}} au {{to}}",
  file: "pourboires.csv",
  waiter: "Serveur",
  nobody: "Sans serveur",
  given: "Reçu",
  returned: "Remboursé",
  total: "Tous les serveurs",
  whose_days:
    "{{days}}. Un pourboire revient à qui servait la note au moment du paiement. Il ne fait pas partie de la vente.",
  whose:
    "Un pourboire revient à qui servait la note au moment du paiement. Il ne fait pas partie de la vente.",
  empty: "Aucun pourboire sur cette période",
  empty_hint: "Les pourboires apparaissent ici quand les clients en laissent au paiement.",
  courtesies: {
    title: "Offerts",
    worth: "{{amount}} aux prix de la carte",
    value: "Valeur aux prix de la carte",
    combo: "Formule",
    of_combo: "{{dish}} ({{combo}})",
    by: "Offert par",
    approved_by: "Validé par",
    file: "offerts.csv",
    empty: "Aucun offert sur cette période",
  },
  rules: {
    title: "Pourboire suggéré",
    suggested: "Suggérer un pourboire à l’encaissement",
    hint: "Proposé en un appui, jamais rempli automatiquement : le pourboire est volontaire.",
    rate: "Pourcentage suggéré",
    rate_error: "Saisissez un pourcentage de 0.01 à 100.",
  },
  reply: {
    rules_set: "Le pourboire suggéré est enregistré.",
  },
} as const satisfies Translated<typeof source>;
