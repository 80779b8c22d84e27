export const itemLimits = {
  list: {
    open: "View sold-out items",
    title: "Sold out or running out",
    empty: "Nothing is sold out",
    hint: "Tap an item on an order to mark it as sold out.",
    failed: "Sold-out items could not be loaded.",
    free_dish: "Sell again: {{dish}}",
    unlimited_dish: "Sell without limit: {{dish}}",
  },
  dish: {
    left_today_one: "{{count}} left today",
    left_today_other: "{{count}} left today",
  },
  sold_out_tomorrow: "Sold out until tomorrow",
  sold_out_told: "Sold out until further notice",
  sold_out: "Sold out",
  left_one: "{{count}} left",
  left_other: "{{count}} left",
  tomorrow: "Until tomorrow",
  told: "Until further notice",
  count: "Portions left",
  free: "Sell again",
  unlimited: "Sell without limit",
  reply: {
    sold_out: "{{title}} is sold out.",
    left_one: "{{title}}: {{count}} left.",
    left_other: "{{title}}: {{count}} left.",
    free: "{{title}} is on sale again.",
  },
} as const;

export const itemLimitsErrors = {
  item_sold_out: "{{title}}: {{left}}. Nothing was sent.",
  combo_counts_parts:
    "{{title}} is sold as its parts: set their portions instead. The combo itself can be marked as sold out.",
} as const;
