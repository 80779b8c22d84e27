import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "Brouillon",
  save_title: "Enregistrer comme brouillon",
  save: "Enregistrer le brouillon",
  name: "Nom du brouillon",
  name_missing: "Saisissez un nom pour le brouillon.",
  empty: "Aucun brouillon",
  only_here: "seulement sur cet appareil",
  not_current: "Le serveur ne répond pas : voici les brouillons gardés sur cet appareil.",
  has_sold_out: "Contient un article épuisé",
  load: "Charger",
  delete: "Supprimer",
  removed: "Brouillon {{name}} supprimé.",
  all: "Tout supprimer",
  all_title: "Supprimer tous les brouillons du restaurant ?",
  replace_title: "Remplacer le panier ?",
  replace_body: "Le contenu actuel du panier sera perdu.",
  replace: "Remplacer le panier",
  changed_elsewhere:
    "{{name}} a changé sur un autre appareil. Le vôtre est enregistré comme un brouillon à part.",
  changed_one: "{{count}} article a changé sur la carte depuis. Vérifiez-le.",
  changed_other: "{{count}} articles ont changé sur la carte depuis. Vérifiez-les.",
  closed: {
    title: "Ce brouillon a déjà été envoyé ou supprimé sur un autre appareil",
    toast: "Le brouillon {{name}} a déjà été envoyé ou supprimé sur un autre appareil.",
    send_body: "S’il vous le faut encore, envoyez-le comme nouvelle commande.",
    send: "Envoyer en nouvelle commande",
    save_body: "S’il vous le faut encore, enregistrez-le comme nouveau brouillon.",
    save: "Enregistrer comme nouveau",
  },
  reply: {
    saved: "Brouillon {{name}} enregistré.",
    deleted: "Brouillon supprimé.",
    all_deleted_one: "{{count}} brouillon supprimé.",
    all_deleted_other: "{{count}} brouillons supprimés.",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "Ce brouillon a changé sur un autre appareil. Rien n’a été enregistré.",
  draft_closed: "Ce brouillon a déjà été envoyé ou supprimé sur un autre appareil.",
  too_many_drafts: "Il y a trop de brouillons. Rien n’a été enregistré ; supprimez-en d’abord.",
} as const satisfies Translated<typeof sourceErrors>;
