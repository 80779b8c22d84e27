import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "En préparation",
  ready: "Prêt",
  rider: "Prêt pour le livreur",
  ready_hint: "À retirer",
  nobody: "Aucune commande pour l’instant",
  loading: "Chargement des numéros",
  failed: "Les numéros n’ont pas pu être chargés.",
  with_tables: "Afficher aussi les tables",
  without_tables: "Masquer les tables",
  token: "Numéro {{tokenNo}}",
  token_rider: "Numéro {{tokenNo}}, en livraison",
  called: "Le numéro {{tokenNo}} est prêt.",
  called_rider: "Le numéro {{tokenNo}} est prêt pour le livreur.",
  page_one: "{{count}} numéro, page {{page}} sur {{pages}}",
  page_other: "{{count}} numéros, page {{page}} sur {{pages}}",
} as const satisfies Translated<typeof source>;
