import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "Postes",
  intro: "Où se prépare chaque article, et quand chaque poste alerte.",
  add: "Ajouter un poste",
  add_title: "Nouveau poste",
  actions: "Actions pour {{station}}",
  open: "Ouvrir l’écran : {{station}}",
  edit: "Modifier {{station}}",
  edit_title: "Poste {{station}}",
  address: "Écran",
  warn: "Alerte après",
  late: "En retard après",
  late_minutes: "En retard après (minutes)",
  warn_minutes: "Alerte après (minutes)",
  warn_hint: "Si vide, aux deux tiers du délai de retard.",
  pickup: "À prendre sous",
  pickup_minutes: "À prendre sous (minutes)",
  pickup_hint: "Passé ce délai, l’écran et les plateaux signalent ce qui n’a pas été pris.",
  load_failed: "Les postes n’ont pas pu être chargés.",
  empty: "Pas encore de poste",
  menu_title: "Où se prépare quoi",
  menu_hint: "Les commandes déjà envoyées ne changent pas de poste.",
  menu_empty: "La carte n’a pas encore de catégorie",
  made_at: "Poste de {{category}}",
  item_at: "Poste de {{item}}",
  as_category: "Celui de la catégorie ({{station}})",
  items_elsewhere_one: "{{count}} article à un autre poste",
  items_elsewhere_other: "{{count}} articles à un autre poste",
  show_items: "Articles de {{category}}",
  table: "Postes et leurs délais",
  reply: {
    assigned: "Enregistré. S’applique aux nouvelles commandes.",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "Un poste porte déjà ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
} as const satisfies Translated<typeof sourceErrors>;
