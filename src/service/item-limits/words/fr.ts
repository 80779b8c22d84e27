import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "Voir les épuisés",
    title: "Épuisé ou bientôt épuisé",
    empty: "Rien n’est épuisé",
    hint: "Touchez un article d’une commande pour le marquer épuisé.",
    failed: "Les articles épuisés n’ont pas pu être chargés.",
    free_dish: "Remettre en vente : {{dish}}",
    unlimited_dish: "Vendre sans limite : {{dish}}",
  },
  dish: {
    left_today_one: "Reste {{count}} pour aujourd’hui",
    left_today_other: "Reste {{count}} pour aujourd’hui",
  },
  sold_out_tomorrow: "Épuisé jusqu’à demain",
  sold_out_told: "Épuisé jusqu’à nouvel ordre",
  sold_out: "Épuisé",
  left_one: "Reste {{count}}",
  left_other: "Reste {{count}}",
  tomorrow: "Jusqu’à demain",
  told: "Jusqu’à nouvel ordre",
  count: "Portions restantes",
  free: "Remettre en vente",
  unlimited: "Vendre sans limite",
  reply: {
    sold_out: "Épuisé : {{title}}.",
    left_one: "{{title}} : reste {{count}}.",
    left_other: "{{title}} : reste {{count}}.",
    free: "De nouveau en vente : {{title}}.",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "{{title}} : {{left}}. Rien n’a été envoyé.",
  combo_counts_parts:
    "{{title}} se vend par ses éléments : fixez plutôt leurs portions. La formule elle-même peut être marquée épuisée.",
} as const satisfies Translated<typeof sourceErrors>;
