import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "Ver agotados",
    title: "Agotado o por agotarse",
    empty: "No hay nada agotado",
    hint: "Toque un platillo de una orden para marcarlo como agotado.",
    failed: "No se pudieron cargar los agotados.",
    free_dish: "Vender otra vez: {{dish}}",
    unlimited_dish: "Vender sin límite: {{dish}}",
  },
  dish: {
    left_today_one: "Queda {{count}} para hoy",
    left_today_other: "Quedan {{count}} para hoy",
  },
  sold_out_tomorrow: "Agotado hasta mañana",
  sold_out_told: "Agotado hasta nuevo aviso",
  sold_out: "Agotado",
  left_one: "Queda {{count}}",
  left_other: "Quedan {{count}}",
  tomorrow: "Hasta mañana",
  told: "Hasta nuevo aviso",
  count: "Porciones que quedan",
  free: "Vender otra vez",
  unlimited: "Vender sin límite",
  reply: {
    sold_out: "{{title}} está agotado.",
    left_one: "{{title}}: queda {{count}}.",
    left_other: "{{title}}: quedan {{count}}.",
    free: "{{title}} se vende otra vez.",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "{{title}}: {{left}}. No se envió nada.",
  combo_counts_parts:
    "{{title}} se vende por sus partes: indique las porciones de ellas. El combo sí puede marcarse agotado.",
} as const satisfies Translated<typeof sourceErrors>;
