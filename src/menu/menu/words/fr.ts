import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_one: "{{title}} : catégorie supprimée ; {{count}} article est maintenant dans {{target}}.",
    category_moved_other:
      "{{title}} : catégorie supprimée ; ses {{count}} articles sont maintenant dans {{target}}.",
    shown: "À la carte : {{title}}.",
    hidden: "Masqué : {{title}}.",
    item_copied: "Créé : {{title}}. Masqué jusqu’à ce que vous l’affichiez.",
    photo_saved: "La photo est enregistrée.",
    photo_removed: "La photo est retirée.",
    translations_saved: "Les traductions sont enregistrées.",
    translations_copied: "Textes copiés : {{shown}}.",
    translations_imported: "Traductions importées : {{shown}}.",
    recipe_saved: "La recette est enregistrée.",
    recipe_deleted: "{{title}} n’est plus dans la recette.",
    cost_saved: "Coût enregistré : {{title}}.",
    group_attached_one: "{{title}} : {{count}} article l’utilise.",
    group_attached_other: "{{title}} : {{count}} articles l’utilisent.",
    group_shared: "{{title}} est maintenant un groupe partagé. Vous pouvez le donner à d’autres articles.",
    many_changed_one: "{{count}} article modifié.",
    many_changed_other: "{{count}} articles modifiés.",
    many_same: "Rien à changer : les articles étaient déjà ainsi.",
    many_restored_one: "{{count}} article rétabli.",
    many_restored_other: "{{count}} articles rétablis.",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "Une catégorie porte déjà ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
  category_in_use:
    "Articles dans {{title}} : {{count}}. Déplacez-les dans une autre catégorie ou supprimez-les d’abord.",
  menu_item_exists:
    "Cette catégorie a déjà un article nommé {{title}}. Rien n’a été enregistré ; choisissez un autre nom.",
  choice_exists: "Cet article a déjà {{title}}. Rien n’a été enregistré ; choisissez un autre nom.",
  menu_in_language:
    "La carte est écrite dans cette langue ({{language}}). Choisissez-en une autre pour la traduire.",
  too_many_choices:
    "Maximum pour un article : variantes {{most}}, suppléments {{most}}, groupes {{most}}. Rien n’a été ajouté.",
  group_needs_addon:
    "Le groupe {{title}} en exige {{least}} et il en resterait moins. Modifiez ou supprimez d’abord le groupe.",
  group_is_shared:
    "Le groupe {{title}} est partagé : plusieurs articles l’utilisent. Modifiez-le dans Groupes partagés.",
  shared_group_exists:
    "Un groupe partagé se nomme déjà {{title}}. Rien n’a été enregistré ; choisissez un autre nom.",
  addon_twice: "Le groupe a déjà {{title}}. Rien n’a été enregistré ; choisissez un autre nom.",
  recipe_has_ingredient: "{{title}} est déjà dans cette recette. Changez-y sa quantité.",
  price_too_high: "Un prix dépasserait {{most}} : {{title}}. Aucun prix n’a été modifié.",
} as const satisfies Translated<typeof sourceErrors>;
