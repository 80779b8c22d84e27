import type { Translated } from "#app/words/translated.ts";
import type { importing as source } from "../en/importing.ts";

export const importing = {
  step_file: "1. Fichier",
  step_check: "2. Vérification",
  step_done: "3. Terminé",
  example: "Exemple",
  choose_label: "Fichier CSV",
  failed: "Le fichier n’a pas pu être traité. Rien n’a été modifié.",
  refused: {
    type: "{{name}} n’est pas un fichier CSV.",
    size: "{{name}} dépasse {{megabytes}} Mo.",
    workbook: "C’est un classeur Excel. Enregistrez-le en CSV dans votre tableur et choisissez ce fichier.",
    empty: "Ce fichier est vide.",
    not_text:
      "Ce fichier n’est pas lisible comme texte. Enregistrez-le en CSV UTF-8 dans votre tableur et choisissez ce fichier.",
  },
  state: {
    reading: "Lecture…",
    checking: "Vérification…",
    checked: "Vérifié",
    saving: "Import…",
    failed: "Non importé",
  },
  wrong_one: "{{shown}} erreur à corriger dans le fichier. Rien n’a été modifié.",
  wrong_other: "{{shown}} erreurs à corriger dans le fichier. Rien n’a été modifié.",
  problems_table: "Erreurs du fichier",
  more_one: "Et {{shown}} de plus.",
  more_other: "Et {{shown}} de plus.",
  line: "Ligne",
  line_no: "Ligne {{line}}",
  column: "Colonne",
  whole_line: "Toute la ligne",
  found: "Valeur",
  nothing_found: "—",
  message: "Que faire",
} as const satisfies Translated<typeof source>;
