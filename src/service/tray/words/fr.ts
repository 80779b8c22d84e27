import type { Translated } from "#app/words/translated.ts";
import type { tray as source, trayErrors as sourceErrors } from "./en.ts";

export const tray = {
  calls_one: "{{count}} table appelle",
  calls_other: "{{count}} tables appellent",
  bills_one: "{{count}} table demande l’addition",
  bills_other: "{{count}} tables demandent l’addition",
  open_one: "Prêt : {{count}} commande",
  open_other: "Prêt : {{count}} commandes",
  waits: "la plus ancienne depuis {{time}}",
  together_one: "{{count}} alerte : {{what}}",
  together_other: "{{count}} alertes : {{what}}",
  nothing_ready: "Prêt : rien",
  title: "Prêt",
  empty: "Rien n’est prêt",
  empty_hint: "Les articles prêts de vos tables apparaissent ici automatiquement.",
  load_failed: "Le plateau n’a pas pu être chargé.",
  place: "{{table}} · {{floor}}",
  of: "Serveur : {{waiter}}",
  nobody: "Cette note n’a pas de serveur",
  late: "Pas encore pris",
  just_now: "à l’instant",
  go: "J’y vais",
  go_order: "J’y vais : n° d’appel {{tokenNo}}",
  someone_goes: "{{name}} y va",
  stay: "Je laisse",
  served: "Servi",
  served_order: "N° {{tokenNo}} : servi.",
  arrived: "N° {{tokenNo}}, {{place}} : prêt",
  reply: {
    claimed: "C’est vous qui y allez.",
    released: "Une autre personne peut le prendre.",
    served_one: "{{count}} article servi.",
    served_other: "{{count}} articles servis.",
  },
} as const satisfies Translated<typeof source>;

export const trayErrors = {
  line_claimed: "{{name}} y va déjà.",
} as const satisfies Translated<typeof sourceErrors>;
