import type { Translated } from "#app/words/translated.ts";
import type { invoices as source } from "./en.ts";

export const invoices = {
  nothing: "Aucune facture trouvée",
  search: "Numéro, client, téléphone ou total",
  tributes: "Autres tributos",
  refunded: "Remboursé",
  document: "DTE",
  file: "Factures.csv",
  empty: "Aucune facture sur cette période",
  empty_hint: "Choisissez une autre période, ou cherchez une facture par numéro, client ou total.",
  nothing_hint: "Vérifiez le numéro ou le total, ou saisissez moins de mots du client.",
  sums: {
    count_one: "{{shown}} facture",
    count_other: "{{shown}} factures",
    refunded: "Remboursé {{amount}}",
    net: "Net {{amount}}",
    loading: "Calcul en cours",
    failed: "Les totaux n’ont pas pu être chargés",
  },
  by_hand: "Facture manuelle",
  order: "Commande {{order}}, n° d’appel {{token}}",
  base: "Sur {{amount}}",
  payments: "Paiements",
  reference: "Référence {{reference}}",
  withheld_note: "Retenu par l’acheteur",
  with_tip: "Avec un pourboire de {{amount}}",
} as const satisfies Translated<typeof source>;
