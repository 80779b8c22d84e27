import type { Translated } from "#app/words/translated.ts";
import type { combos as source, combosErrors as sourceErrors } from "./en.ts";

export const combos = {
  reply: {
    saved: "{{title}} : enregistré et déjà sur les caisses.",
    removed: "{{title}} n’est plus une formule.",
  },
  title: "Formule",
  intro:
    "Se vend en éléments que le client choisit : chacun se prépare à son poste et puise dans son propre stock.",
  edit: "Modifier les groupes",
  make: "En faire une formule",
  none: "Cet article n’est pas une formule.",
  has_choices:
    "Un article qui a ses propres variantes ou suppléments ne peut pas être une formule. Supprimez-les d’abord.",
  is_part: "Il fait partie de {{combos}} et ne peut donc pas être une formule.",
  group: "Groupe {{number}}",
  group_example: "P. ex. Boisson",
  nothing_found: "Aucun article de ce nom ne peut être un élément.",
  no_choices: "Ajoutez les articles parmi lesquels le client choisit.",
  extra: "Prix en plus",
  default_short: "Présélectionné",
  any_variant: "Au choix du client",
  variant: "Variante",
  move_up: "Monter {{title}}",
  move_down: "Descendre {{title}}",
  hidden: "Masqué : ne peut pas être choisi.",
  preview: "Comment elle se vend",
  preview_hint:
    "Avec les articles présélectionnés. Ces parts du prix valent pour les factures, les taxes et les rapports.",
  save: "Enregistrer la formule",
  stop: "Ne plus vendre en formule",
  stop_title: "Ne plus vendre {{title}} en formule ?",
  stop_body: "Ses groupes sont supprimés. Les ventes passées ne changent pas.",
  stop_confirm: "Supprimer les groupes",
  incomplete: "Chaque groupe doit avoir un nom et au moins un choix.",
} as const satisfies Translated<typeof source>;

export const combosErrors = {
  menu_item_in_use: "{{title}} fait partie d’une formule : {{combos}}. Retirez-le d’abord.",
  combo_has_choices:
    "{{title}} a ses propres variantes ou suppléments et ne peut pas être une formule. Supprimez-les d’abord.",
  combo_takes_no_choices:
    "{{title}} est une formule et ne peut pas avoir ses propres variantes ou suppléments. Ajoutez-les à ses éléments.",
  combo_is_part: "{{title}} fait partie de {{combos}} et ne peut pas être une formule.",
  combo_part_unknown:
    "Un des articles ne peut pas entrer dans cette formule : il est supprimé, ou c’est une formule. Rien n’a été enregistré.",
} as const satisfies Translated<typeof sourceErrors>;
