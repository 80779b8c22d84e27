import type { priceRules as source, priceRulesErrors as sourceErrors } from "../en/price-rules.ts";
import type { Translated } from "../translated.ts";

export const priceRules = {
  hours: {
    day_1: "lun",
    day_2: "mar",
    day_3: "mié",
    day_4: "jue",
    day_5: "vie",
    day_6: "sáb",
    day_7: "dom",
    all_day: "todo el día",
    from: "desde el",
    until: "hasta el",
  },
  reply: {
    added: "Se agregó {{title}}.",
    saved: "Se guardó {{title}}.",
    on: "{{title}} está activa.",
    off: "{{title}} está apagada.",
    ordered: "Se guardó el orden.",
    deleted: "Se eliminó {{title}}.",
    restored: "{{title}} está de vuelta.",
    hours_set: "Se guardó el horario de {{title}}.",
    price_of_rule: " Era el precio de «{{rule}}» ({{hours}}).",
    price_of_other_orders: " Era el precio de «{{rule}}».",
  },
} as const satisfies Translated<typeof source>;

export const priceRulesErrors = {
  not_offered: "{{title}} no se ofrece ahora, sino {{hours}}. No se envió nada.",
} as const satisfies Translated<typeof sourceErrors>;
