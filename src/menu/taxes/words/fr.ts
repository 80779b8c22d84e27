import type { Translated } from "#app/words/translated.ts";
import type { taxes as source, taxesErrors as sourceErrors } from "./en.ts";

export const taxes = {
  load_failed: "Les paramètres n’ont pas pu être chargés.",
  list_hint:
    "La taxe de chaque article de la carte. Un changement vaut pour les ventes à venir, jamais pour ce qui est déjà commandé.",
  add: "Ajouter une taxe",
  add_title: "Nouvelle taxe",
  edit_title: "Taxe {{title}}",
  save: "Enregistrer la taxe",
  rate: "Taux %",
  types: {
    exclusive: "En plus du prix",
    inclusive: "Comprise dans le prix",
    other: "Sans taxe",
  },
  type_hint: {
    exclusive: "Le client paie le prix de la carte plus la taxe.",
    inclusive: "Le client paie le prix de la carte, taxe comprise.",
  },
  empty: "Pas encore de taxe",
  empty_hint: "Au Salvador, les prix de la carte comprennent déjà l’IVA de 13 %.",
  add_iva: "Ajouter IVA 13 %",
  delete: {
    title: "Supprimer la taxe {{title}} ?",
    free: "Aucun article ne l’utilise. Les ventes passées ne changent pas.",
    used_one: "{{count}} article l’utilise. Choisissez la taxe qui la remplace.",
    used_other: "{{count}} articles l’utilisent. Choisissez la taxe qui la remplace.",
    no_other_one: "{{count}} article l’utilise. Ajoutez d’abord une autre taxe pour l’y passer.",
    no_other_other: "{{count}} articles l’utilisent. Ajoutez d’abord une autre taxe pour les y passer.",
    move_to: "Passer à",
    choose: "Choisissez une taxe",
    confirm: "Supprimer la taxe",
    move: "Passer et supprimer",
  },
  documents: {
    title: "Documents fiscaux",
    hint: "Comment une vente de {{amount}}, IVA comprise, figure sur son document fiscal avec les paramètres enregistrés.",
    taxed: "Vente taxée",
    exempt: "Vente exonérée",
    iva: "IVA comprise",
    valid: "Les données du restaurant sont complètes : ses documents fiscaux peuvent être émis.",
    problems: "Les données du restaurant ne sont pas encore complètes :",
  },
  reply: {
    saved: "Enregistré : {{title}}. S’applique aux ventes à partir de maintenant.",
  },
} as const satisfies Translated<typeof source>;

export const taxesErrors = {
  tax_exists: "Une taxe de ce type porte déjà ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
  tax_in_use:
    "Articles qui utilisent {{title}} : {{count}}. Rien n’a été supprimé ; passez-les d’abord à une autre taxe.",
  tax_unknown: "Cette taxe n’existe plus. Rien n’a été modifié ; choisissez-en une autre.",
} as const satisfies Translated<typeof sourceErrors>;
