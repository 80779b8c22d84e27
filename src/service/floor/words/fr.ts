import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "Autres tables",
  edit: "Modifier le plan",
  save: "Enregistrer le plan",
  hint: "Faites glisser une table, ou choisissez-la et utilisez les flèches. Maj + flèche change sa taille.",
  shape: "Forme",
  square: "Carrée",
  round: "Ronde",
  width: "Largeur",
  height: "Hauteur",
  nothing_chosen: "Choisissez une table pour changer sa forme et sa taille.",
  chosen: "{{table}}, colonne {{x}}, ligne {{y}}",
  no_tables_hint: "Ajoutez des tables dans Paramètres.",
  jump: "Table {{number}} : appuyez sur Entrée",
  no_such_table: "Il n’y a pas de table {{number}}.",
  load_failed: "Le plan de salle n’a pas pu être chargé.",
  save_failed: "Le plan de salle n’a pas pu être enregistré. Vos modifications sont toujours là.",
  saved: "Le plan de salle est enregistré.",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "Chercher par numéro ou nom",
    view: "Affichage des tables",
    plan: "Plan",
    list: "Liste",
    nothing: "Aucune table ne correspond.",
    open: "Choisir sur le plan de salle",
    take: "Choisir {{table}}",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists: "Cette zone a déjà une table de ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
  no_tables: "Pas encore de table. Ajoutez-en une pour imprimer son code.",
  qr_menu_off:
    "La carte QR est désactivée : les codes ne marcheraient pas. Activez-la dans Fiche du restaurant.",
  table_in_use: "{{title}} est utilisée. Rien n’a été supprimé.",
  too_many_tables: "Maximum de tables dans un restaurant : {{most}}. Rien n’a été ajouté.",
  floor_exists: "Une zone porte déjà ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
} as const satisfies Translated<typeof sourceErrors>;
