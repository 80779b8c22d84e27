export const priceRules = {
  hours: {
    day_1: "Mon",
    day_2: "Tue",
    day_3: "Wed",
    day_4: "Thu",
    day_5: "Fri",
    day_6: "Sat",
    day_7: "Sun",
    all_day: "all day",
    from: "from",
    until: "until",
  },
  /** What the server answers. */
  reply: {
    added: "{{title}} was added.",
    saved: "{{title}} was saved.",
    on: "{{title}} is on.",
    off: "{{title}} is off.",
    ordered: "The order was saved.",
    deleted: "{{title}} was deleted.",
    restored: "{{title}} is back.",
    hours_set: "The hours of {{title}} were saved.",
    price_of_rule: " It was the price of «{{rule}}» ({{hours}}).",
    price_of_other_orders: " It was the price of «{{rule}}».",
  },
} as const;

export const priceRulesErrors = {
  not_offered: "{{title}} is not offered now, but {{hours}}. Nothing was sent.",
} as const;
