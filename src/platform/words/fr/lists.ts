import type { Translated } from "#app/words/translated.ts";
import type { lists as source } from "../en/lists.ts";

export const lists = {
  count_one: "{{shown}} résultat",
  count_other: "{{shown}} résultats",
  page: "Page {{page}}",
  page_of: "Page {{page}} sur {{pageCount}}",
  behind_last: "Il n’y a plus rien sur cette page",
  nothing_found_hint: "Changez la recherche ou les filtres.",
  csv: "Télécharger le CSV",
  export: "Exporter",
  clear: "Effacer",
  periods: {
    all: "Toutes les dates",
    today: "Aujourd’hui",
    tomorrow: "Demain",
    yesterday: "Hier",
    last_7days: "7 derniers jours",
    this_month: "Ce mois-ci",
    last_month: "Mois dernier",
    custom: "Entre deux dates",
  },
  short_periods: {
    last_7days: "7 jours",
    this_month: "Mois",
    custom: "Dates",
  },
  period_is: "Période : {{period}}",
  period_done: "Terminé",
  between: "du {{from}} au {{to}}",
  dates: {
    incomplete: "Choisissez les deux dates.",
    reversed: "La première date est après la seconde.",
    too_long: "Trop de jours : dix ans au plus.",
  },
  sort: {
    move: "Déplacer {{name}}",
    role: "poignée de déplacement",
    help: "Appuyez sur Espace pour saisir, sur les flèches pour déplacer, à nouveau sur Espace pour déposer, sur Échap pour laisser à sa place.",
    taken: "{{name}} : saisi, position {{place}} sur {{count}}.",
    over: "{{name}} : position {{place}} sur {{count}}.",
    dropped: "{{name}} : déposé, position {{place}} sur {{count}}.",
    cancelled: "{{name}} reste à sa place, position {{place}} sur {{count}}.",
  },
  discard: {
    title: "Fermer sans enregistrer ?",
    body: "Votre saisie sera perdue.",
    cancel: "Continuer la saisie",
  },
} as const satisfies Translated<typeof source>;
